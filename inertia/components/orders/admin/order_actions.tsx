import { Button } from '@kontor/design-system/button'
import { PrintIcon } from '@kontor/design-system/icon'
import { useText } from '~/hooks/use_text'
import { ChooseFilesLink } from './choose_files_link'
import type { AdminOrder } from './types'

/** What can be done with the order as a whole, at the head of its page. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const t = useText('orders/admin')
  return (
    <div data-print="never" className="flex flex-wrap items-center gap-2">
      <ChooseFilesLink order={order} />
      <div className="max-lg:hidden">
        <Button variant="quiet" onPress={() => window.print()}>
          <PrintIcon /> {t('print')}
        </Button>
      </div>
    </div>
  )
}
