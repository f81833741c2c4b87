import { MomentText } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { ProductEvent } from './types'

/** Which draft customers see, and since when. */
export function LiveLine({ history }: { history: readonly ProductEvent[] }) {
  const t = useText('catalogue/manage_products')
  const last = history.find(({ what }) => what === 'draft_published')
  return (
    <div className="-mt-2 pb-6">
      <Text tone="muted">
        {last && (
          <>
            {t('live', { number: last.number ?? 0, who: last.who })} <MomentText value={last.at} />
            {'. '}
          </>
        )}
        {t('hidden')}
      </Text>
    </div>
  )
}
