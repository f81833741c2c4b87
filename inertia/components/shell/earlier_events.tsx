import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { useText } from '~/hooks/use_text'

/** The way to what a history does not show at first; what is typed on the page stays. */
export function EarlierEvents({ count }: { count: number }) {
  const t = useText('shell/history')
  if (count === 0) return null
  const show = () => router.reload({ data: { history: 'all' }, only: ['history', 'earlier'] })
  return (
    <div className="pt-3">
      <Button variant="quiet" onPress={show}>
        {t('earlier', { count })}
      </Button>
    </div>
  )
}
