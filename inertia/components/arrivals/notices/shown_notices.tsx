import { MomentText } from '@kontor/design-system/date_text'
import { Note } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { ShownNotice } from './types'

/** What staff tell of products that the reader waits for, in his language. */
export function ShownNotices({ notices }: { notices: readonly ShownNotice[] }) {
  const t = useText('arrivals/words')
  if (notices.length === 0) return null
  return (
    <ul className="grid max-w-window gap-3">
      {notices.map(({ id, headline, text, begunAt, products }) => (
        <li key={id}>
          <Note tone="brass" title={headline}>
            <div className="grid gap-2">
              <div className="max-w-reading wrap-anywhere whitespace-pre-line">{text}</div>
              <Text role="ui-s" tone="muted">
                {t('notice.about', { products: products.join(', ') })} {t('notice.since')}{' '}
                <MomentText value={begunAt} />
              </Text>
            </div>
          </Note>
        </li>
      ))}
    </ul>
  )
}
