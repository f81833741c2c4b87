import type { Data } from '@generated/data'
import { formatMoment } from '@kontor/design-system/date_text'
import { EmptyState } from '@kontor/design-system/empty_state'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { UserTabFrame } from '~/components/identity/admin/user_page/user_tab_frame'
import { HookState } from '~/components/webhooks/hook_state'
import { PauseWebhook } from '~/components/webhooks/pause_webhook'
import { useEventWord } from '~/components/webhooks/use_event_word'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Webhook = Data.Webhooks.UserWebhook
type Props = InertiaProps<{ person: Data.Identity.TabUser; webhooks: Webhook[] }>

/** Where the programs of a person listen, whether they answer, and the way to switch one off. */
export default function UserWebhooks({ person, webhooks }: Props) {
  const t = useText('webhooks/staff')
  return (
    <UserTabFrame
      person={person}
      current="webhooks"
      title={t('title', { name: person.name })}
      lead={t(person.isLocked ? 'lead_locked' : 'lead')}
    >
      <DataTable
        caption={t('caption')}
        columns={useColumns()}
        rows={webhooks}
        rowKey={({ id }) => id}
        actionsLabel={t('actions')}
        rowActions={
          person.refusal === null
            ? (webhook) => <PauseWebhook person={person} webhook={webhook} />
            : undefined
        }
        empty={<EmptyState title={t('none')} />}
      />
    </UserTabFrame>
  )
}

function useColumns() {
  const t = useText('webhooks/staff')
  const { count } = useFormat()
  return [
    {
      id: 'name',
      head: t('columns.name'),
      lead: true,
      wrap: true,
      cell: (webhook: Webhook) => <Listener webhook={webhook} />,
    },
    {
      id: 'state',
      head: t('columns.state'),
      wrap: true,
      cell: (webhook: Webhook) => <State webhook={webhook} />,
    },
    {
      id: 'delivered',
      head: t('columns.delivered'),
      end: true,
      cell: (one: Webhook) => count(one.delivered),
    },
    {
      id: 'waiting',
      head: t('columns.waiting'),
      end: true,
      cell: (one: Webhook) => count(one.waiting),
    },
    {
      id: 'failed',
      head: t('columns.failed'),
      end: true,
      cell: (one: Webhook) => count(one.failed),
    },
    {
      id: 'last',
      head: t('columns.last'),
      cell: ({ lastAt }: Webhook) => (lastAt ? formatMoment(lastAt) : '–'),
    },
  ]
}

function Listener({ webhook: { name, url, events } }: { webhook: Webhook }) {
  const word = useEventWord()
  return (
    <span className="grid">
      <span>{name}</span>
      <Text as="span" role="ui-s" tone="subtle">
        {url}
      </Text>
      <Text as="span" role="ui-s" tone="subtle">
        {events.map(word).join(', ')}
      </Text>
    </span>
  )
}

function State({ webhook }: { webhook: Webhook }) {
  const t = useText('webhooks/staff')
  const { isOn, offReason, failingSince } = webhook
  const since = isOn && failingSince ? t('failing', { moment: formatMoment(failingSince) }) : null
  const why = since ?? (!isOn && offReason ? t(`off.${offReason}`) : null)
  return (
    <span className="grid justify-items-start">
      <HookState webhook={webhook} />
      {why && (
        <Text as="span" role="ui-s" tone="subtle">
          {why}
        </Text>
      )}
    </span>
  )
}
