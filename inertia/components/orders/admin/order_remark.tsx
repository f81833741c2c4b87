import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { PageSection } from '~/components/shell/page_section'
import { RemarkText } from '../remark_text'
import type { AdminOrder } from './types'

/** What staff wrote for the customer. */
export function OrderRemark({ order: { remarkHtml } }: { order: Pick<AdminOrder, 'remarkHtml'> }) {
  const t = useText('orders/admin')
  return (
    <PageSection title={t('remark.title')}>
      <div className="border-t border-line-ink pt-3">
        {remarkHtml ? (
          <RemarkText html={remarkHtml} />
        ) : (
          <Text role="ui" tone="muted">
            {t('remark.none')}
          </Text>
        )}
      </div>
    </PageSection>
  )
}
