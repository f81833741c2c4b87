import type { ReactNode } from 'react'
import { useText } from '~/hooks/use_text'

/** At the foot of rows that are selected, over whatever else stands there. */
export function BulkFrame({ children }: { children: ReactNode }) {
  const t = useText('shared/bulk')
  return (
    <section aria-label={t('label')} className={BAR}>
      {children}
    </section>
  )
}

const BAR =
  'sticky bottom-0 z-100 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 ' +
  'border-y border-line-ink bg-raised px-4 py-2 print:hidden'
