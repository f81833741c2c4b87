import { formatMoment } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { LastVisit } from '../types'
import { useNewsWords } from './use_news_words'

/** What has come and what was corrected since the holder looked here before, in one sentence. */
export function SinceLastVisit({ lastVisit }: { lastVisit: LastVisit }) {
  const t = useText('subscriptions/visits')
  const news = useNewsWords()(lastVisit)
  return (
    <Text tone={news ? 'ink' : 'muted'}>
      {t('since', { at: formatMoment(lastVisit.at) })} {news || t('nothing')}
    </Text>
  )
}
