import { useForm } from '@inertiajs/react'
import { ConsentRow } from '@kontor/design-system/consent_row'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Link } from '@kontor/design-system/link'
import type { FormEvent } from 'react'
import { CsrfField } from '~/components/shell/csrf_field'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function PrivacyNotice({ version }: InertiaProps<{ version: string }>) {
  const t = useText('identity/registration')
  const form = useForm({ accepted: false })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.post('/accept-privacy-notice')
  }
  return (
    <div className="max-w-column pb-8">
      <PageHead title={t('privacy.title')} lead={t('privacy.lead')} />
      <form
        method="post"
        onSubmit={submit}
        className="grid justify-items-start gap-5 border-t border-line-ink pt-6"
      >
        <CsrfField />
        <Link href="/privacy-notice">{t('privacy.read', { version })}</Link>
        <ConsentRow
          name="accepted"
          isSelected={form.data.accepted}
          onChange={(accepted) => form.setData('accepted', accepted)}
          error={form.errors.accepted}
        >
          {t('privacy.agree')}
        </ConsentRow>
        <GatedAction
          type="submit"
          variant="primary"
          reason={form.data.accepted ? undefined : t('privacy.missing')}
          isPending={form.processing}
        >
          {t('privacy.accept')}
        </GatedAction>
      </form>
    </div>
  )
}
