import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'
import { useGivenEffects, type Given } from './use_given_effects'

/** What the days of a form give to each, told before they are saved. */
export function GivenNote(given: Given) {
  const t = useText('subscriptions/subscribers')
  const effects = useGivenEffects(given)
  if (!effects || effects.lines.length === 0) return null
  return (
    <Note tone="info" title={t('effects.title')} isAnnounced>
      <ul>
        {effects.lines.map(({ name, text }, at) => (
          <li key={at}>{t('effects.line', { name, text })}</li>
        ))}
        {effects.more > 0 && <li>{t('effects.more', { count: effects.more })}</li>}
      </ul>
    </Note>
  )
}
