import { useText } from '~/hooks/use_text'
import { PageSection } from '~/components/shell/page_section'
import { RemarkText } from '../remark_text'

export function OrderRemark({ html }: { html: string }) {
  const t = useText('orders/admin')
  return (
    <PageSection title={t('remark.title')}>
      <div className="border-t border-line-ink pt-3">
        <RemarkText html={html} />
      </div>
    </PageSection>
  )
}
