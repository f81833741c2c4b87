import { QuotaBar, type QuotaFigures } from './quota_bar'

export type ShownQuota = QuotaFigures & { id: number; comment: string | null }

/** A quota's bar above the list of its orders. */
export const QuotaMeter = ({ quota }: { quota: ShownQuota }) => (
  <div className="max-w-column pb-6">
    <QuotaBar quota={quota} />
  </div>
)
