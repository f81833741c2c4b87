import { FormSection } from '@kontor/design-system/form_section'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { AccountHead } from '~/components/identity/account/account_head'
import { DeletionForm } from '~/components/identity/account/deletion_form'
import { DeletionState, type DeletionWish } from '~/components/identity/account/deletion_state'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ request: DeletionWish | null; canAskForDeletion: boolean }>

export default function MyData({ request, canAskForDeletion }: Props) {
  const t = useText('identity/my_data')
  return (
    <div className="max-w-column pb-8">
      <AccountHead title={t('title')} lead={t('lead')} />
      <div>
        <FormSection title={t('export_title')}>
          <Text measure>{t('export_text')}</Text>
          <p>
            <Link href="/my-account/my-data/export" download>
              {t('export')}
            </Link>
          </p>
        </FormSection>
        {canAskForDeletion && (
          <FormSection title={t('deletion_title')}>
            {request && <DeletionState request={request} />}
            {(!request || request.refusedAt) && <DeletionForm />}
          </FormSection>
        )}
      </div>
    </div>
  )
}
