import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { formatMoment } from '@kontor/design-system/date_text'
import { Identifier } from '@kontor/design-system/identifier'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Heading } from '@kontor/design-system/text'
import { useState } from 'react'
import { Outline } from '~/components/api_docs/outline'
import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import { DeliveryBadge } from '~/components/webhooks/delivery_badge'
import { deliveryAddress, hookAddress, HOOKS } from '~/components/webhooks/hook_address'
import { Tries } from '~/components/webhooks/tries'
import type { LoggedDelivery } from '~/components/webhooks/types'
import { useFreshLog } from '~/components/webhooks/use_fresh_log'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ webhookId: number; delivery: LoggedDelivery }>

/** A message of a webhook's log: what was sent, and what every try was answered. */
export default function Delivery({ webhookId, delivery }: Props) {
  const t = useText('webhooks/pages')
  const account = useText('identity/registration')
  const title = t('message.title', { event: delivery.event })
  useFreshLog(delivery.state === 'Waiting' && delivery.attempts.length === 0, 'delivery')
  return (
    <div className="grid gap-8 pb-16">
      <div className="grid gap-6">
        <PageHead
          title={title}
          crumbs={[
            { name: account('account.title'), href: ADDRESSES.account },
            { name: t('title'), href: HOOKS },
            { name: t('log.title'), href: hookAddress(webhookId) },
            { name: title },
          ]}
        >
          <SendAgain path={`${deliveryAddress(webhookId, delivery.id)}/again`} />
        </PageHead>
        <Facts delivery={delivery} />
      </div>
      <section className="grid min-w-0 gap-3">
        <Heading level={2}>{t('message.body')}</Heading>
        <Outline text={delivery.body} />
      </section>
      <Tries tries={delivery.attempts} />
    </div>
  )
}

function SendAgain({ path }: { path: string }) {
  const t = useText('webhooks/pages')
  const [isPending, setPending] = useState(false)
  const send = () =>
    router.post(
      path,
      {},
      { onStart: () => setPending(true), onFinish: () => setPending(false), preserveScroll: true }
    )
  return (
    <Button onPress={send} isPending={isPending} pendingLabel={t('message.sending')}>
      {t('message.again')}
    </Button>
  )
}

function Facts({ delivery }: { delivery: LoggedDelivery }) {
  const t = useText('webhooks/pages')
  const { messageId, createdAt, nextAttemptAt, state } = delivery
  return (
    <SummaryList
      items={[
        {
          id: 'id',
          term: t('message.id'),
          value: (
            <Identifier
              value={messageId}
              copyLabel={t('message.copy')}
              copiedLabel={t('message.copied')}
            />
          ),
        },
        { id: 'state', term: t('columns.state'), value: <DeliveryBadge state={state} /> },
        { id: 'created', term: t('log.columns.created'), value: formatMoment(createdAt) },
        ...(nextAttemptAt
          ? [{ id: 'next', term: t('message.next'), value: formatMoment(nextAttemptAt) }]
          : []),
      ]}
    />
  )
}
