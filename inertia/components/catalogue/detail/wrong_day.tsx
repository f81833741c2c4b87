import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'

/** The address holds no range: it is said where the range is chosen. */
export function WrongDay() {
  const t = useText('catalogue/errors')
  const say = useText('catalogue/coverage')
  return (
    <div className="pb-6">
      <Note tone="brass" title={say('wrong_day')}>
        {t('day_invalid')}
      </Note>
    </div>
  )
}
