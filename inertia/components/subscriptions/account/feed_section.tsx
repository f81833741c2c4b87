import { Button } from '@kontor/design-system/button'
import { formatMoment } from '@kontor/design-system/date_text'
import { Identifier } from '@kontor/design-system/identifier'
import { Heading, Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import { subscriptionAddress } from '../subscription_address'
import type { Feed } from '../types'

interface FeedSectionProps {
  typeId: number
  feed: Feed | null
}

/** Where programs without a server read what is new. */
export function FeedSection({ typeId, feed }: FeedSectionProps) {
  const t = useText('subscriptions/feed')
  const { post, isPending } = usePost(`${subscriptionAddress(typeId)}/feed`)
  return (
    <section className="grid gap-3">
      <Heading level={2}>{t('heading')}</Heading>
      <Text role="ui" tone="muted" measure>
        {t('lead')}
      </Text>
      {feed ? (
        <KnownFeed {...{ typeId, feed }} />
      ) : (
        <div>
          <Button isPending={isPending} pendingLabel={t('making')} onPress={() => post({})}>
            {t('make')}
          </Button>
        </div>
      )}
    </section>
  )
}

function KnownFeed({ typeId, feed }: { typeId: number; feed: Feed }) {
  const t = useText('subscriptions/feed')
  const [asked, ask] = useState<Asked | null>(null)
  const path = `${subscriptionAddress(typeId)}/feed`
  const question = (what: 'renew' | 'end', pending: string) => ({
    ...{ title: t(`ask.${what}_title`), text: t(`ask.${what}_text`), keep: t('ask.keep') },
    ...{ confirm: t(`ask.${what}`), pending, path },
  })
  const { address, createdAt, readAt } = feed
  const read = readAt ? t('read', { moment: formatMoment(readAt) }) : t('unread')
  return (
    <div className="grid min-w-0 gap-3">
      {address ? (
        <Identifier value={address} copyLabel={t('copy')} copiedLabel={t('copied')} />
      ) : (
        <p>{t('address_lost')}</p>
      )}
      <Text role="ui" tone="muted">
        {`${t('made', { moment: formatMoment(createdAt) })}, ${read}`}
      </Text>
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => ask({ ...question('renew', t('ask.renewing')), method: 'post' })}>
          {t('renew')}
        </Button>
        <Button
          variant="danger"
          onPress={() => ask({ ...question('end', t('ask.ending')), method: 'delete' })}
        >
          {t('end')}
        </Button>
      </div>
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </div>
  )
}
