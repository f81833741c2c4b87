import { useForm } from '@inertiajs/react'
import { LinkButton } from '@kontor/design-system/link_button'
import { Note } from '@kontor/design-system/note'
import { TextField } from '@kontor/design-system/text_field'
import { ADDRESSES } from '~/components/shell/addresses'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import { RequestFacts } from './request_facts'
import { requestAddress, type SubscriptionRequest } from './types'

interface AssignFormProps {
  request: SubscriptionRequest
  onDone: () => void
}

/** Whose a visitor's request is, before it can be confirmed: an account that is there, or a new one. */
export function AssignForm({ request, onDone }: AssignFormProps) {
  const t = useText('subscriptions/subscription_requests')
  const form = useForm({ email: request.email })
  const refused = (form.errors as Record<string, string>).form
  const save = () =>
    form.put(requestAddress(request, 'user'), { preserveScroll: true, preserveState: true })
  return (
    <RowForm
      label={t('assign.title')}
      record={{ kind: 'subscription_request', id: request.id }}
      onSubmit={save}
      onLeave={onDone}
      submitLabel={t('assign.submit')}
      pendingLabel={t('pending')}
      isPending={form.processing}
      cancelLabel={t('cancel')}
    >
      <RequestFacts request={request} />
      <Note tone={refused ? 'crimson' : 'info'} isAnnounced={Boolean(refused)}>
        {refused ?? t('assign.text')}
      </Note>
      <TextField
        name="email"
        label={t('assign.email')}
        value={form.data.email}
        onChange={(email) => form.setData('email', email)}
        error={form.errors.email}
      />
      <span>
        <LinkButton
          href={`${ADDRESSES.registerOnBehalf}?request=${request.id}`}
          variant="secondary"
        >
          {t('assign.register')}
        </LinkButton>
      </span>
    </RowForm>
  )
}
