import { formatMoment } from '@kontor/design-system/date_text'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Heading, Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import type { ShownList } from '~/components/shell/lists/types'
import { PageHead } from '~/components/shell/page_head'
import { DeliveryLog } from '~/components/webhooks/delivery_log'
import { EditWebhook } from '~/components/webhooks/edit_webhook'
import { HOOKS } from '~/components/webhooks/hook_address'
import { HookActions } from '~/components/webhooks/hook_actions'
import { HookNotes } from '~/components/webhooks/hook_notes'
import { HookState } from '~/components/webhooks/hook_state'
import { ShownSecret } from '~/components/webhooks/shown_secret'
import type { HookDelivery, HookEvent, Webhook } from '~/components/webhooks/types'
import { useEventWord } from '~/components/webhooks/use_event_word'
import { useSecretCall } from '~/components/webhooks/use_secret_call'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<'created', 'state'> & {
    webhook: Webhook
    events: HookEvent[]
    deliveries: HookDelivery[]
    keptDays: number
  }
>

/** A webhook with what can be done, and its log. */
export default function ShowWebhook({ webhook, events, deliveries, keptDays, ...shown }: Props) {
  const t = useText('webhooks/pages')
  const account = useText('identity/registration')
  const [isEdited, setEdited] = useState(false)
  const { call, isPending, secret, forget } = useSecretCall()
  return (
    <div className="grid gap-8 pb-16">
      <div className="grid gap-6">
        <PageHead
          title={webhook.name}
          crumbs={[
            { name: account('account.title'), href: ADDRESSES.account },
            { name: t('title'), href: HOOKS },
            { name: webhook.name },
          ]}
        />
        <HookNotes webhook={webhook} />
        {secret && <ShownSecret secret={secret} onDone={forget} />}
        <Facts webhook={webhook} />
        {isEdited ? (
          <div className="max-w-column">
            <EditWebhook webhook={webhook} events={events} onDone={() => setEdited(false)} />
          </div>
        ) : (
          <HookActions
            webhook={webhook}
            onEdit={() => setEdited(true)}
            onRotate={() => call(`/${webhook.id}/secret`)}
            isRotating={isPending}
          />
        )}
      </div>
      <section className="grid gap-3">
        <Heading level={2}>{t('log.title')}</Heading>
        <Text tone="muted">{t('log.kept', { days: keptDays })}</Text>
        <DeliveryLog webhookId={webhook.id} deliveries={deliveries} shown={shown} />
      </section>
    </div>
  )
}

function Facts({ webhook }: { webhook: Webhook }) {
  const t = useText('webhooks/pages')
  const word = useEventWord()
  return (
    <SummaryList
      items={[
        { id: 'url', term: t('columns.url'), value: webhook.url, mono: true },
        { id: 'state', term: t('columns.state'), value: <HookState webhook={webhook} /> },
        {
          id: 'events',
          term: t('show.events'),
          value: (
            <ul>
              {webhook.events.map((event) => (
                <li key={event}>{word(event)}</li>
              ))}
            </ul>
          ),
        },
        { id: 'added', term: t('show.added'), value: formatMoment(webhook.createdAt) },
      ]}
    />
  )
}
