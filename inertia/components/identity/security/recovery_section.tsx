import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { Note } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import { FactorSection } from './factor_section'

const FEW = 3

/** How many recovery codes are left, and new ones in their place. */
export function RecoverySection({ left }: { left: number }) {
  const t = useText('identity/security')
  const [isAsking, setAsking] = useState(false)
  const form = useForm({})
  const renew = () =>
    form.post('/my-account/security/recovery-codes', { onFinish: () => setAsking(false) })
  const state = t('codes_left', { count: left })
  return (
    <FactorSection title={t('codes_title')} text={t('codes_text')}>
      {left > FEW ? <Text>{state}</Text> : <Note tone="brass">{state}</Note>}
      <div>
        <Button onPress={() => setAsking(true)}>{t('codes_renew')}</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('codes_question')}
        keepLabel={t('codes_keep')}
        confirmLabel={t('codes_renew')}
        isPending={form.processing}
        pendingLabel={t('codes_making')}
        onConfirm={renew}
      >
        {t('codes_consequence')}
      </ConfirmDialog>
    </FactorSection>
  )
}
