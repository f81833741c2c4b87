import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../../components/icon'
import { useWindowTop } from './use_window_top'

export interface QuotePanelProps {
  /** Id of the panel, where the bar of narrow pages leads. */
  id: string
  title: ReactNode
  /** Ways of buying, at the end of the head. */
  choice?: ReactNode
  /** Range fields and presets. */
  range?: ReactNode
  /** The lines that lead to the total: `TotalsTable` without a total, `PriceLadder`. */
  lines?: ReactNode
  total?: { label: ReactNode; amount: ReactNode; why?: ReactNode }
  /** The button. Stays in view with the total. */
  action?: ReactNode
  /** Why the button cannot be used yet, or what happens after it: files, size, delivery window. */
  notes?: ReactNode
  /** Said above the total while lines lie below it, "More lines"; pressed, it shows them. */
  moreLabel?: string
  /** A new quote is on its way; the old figures stay, and the label says so. */
  busy?: boolean
  busyLabel?: string
  /** Of what the figures are where it is not what is chosen: "of 2025/03/03 to 2025/03/31". */
  staleLabel?: string
}

/**
 * The quote in the one frame of the page: range, lines, total and button. It sticks while the
 * page scrolls and never reaches below the window: what does not fit scrolls behind total and
 * button, which stay; `WholeLines` keeps lines at its edges from being cut through.
 */
export function QuotePanel(props: QuotePanelProps) {
  const { id, title, choice, range, lines, total, action, notes, moreLabel, ...state } = props
  const panel = useWindowTop()
  const showMore = () => panel.current?.scrollBy({ top: panel.current.clientHeight / 3 })
  return (
    <section
      ref={panel}
      id={id}
      aria-labelledby={`${id}-title`}
      aria-busy={state.busy ?? false}
      className="group/panel rounded-panel border border-line-ink bg-surface lg:sticky lg:top-6 lg:max-h-panel lg:overflow-y-auto lg:scroll-pb-40 lg:[scrollbar-width:thin]"
    >
      <div data-edge className="sticky top-0 z-1 max-lg:hidden">
        <div className="absolute inset-x-0 top-0 h-(--cut-top) bg-surface" />
      </div>
      <div data-part="body" className="p-5 pb-0">
        <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
          <h2 id={`${id}-title`} className="text-display-s">
            {title}
          </h2>
          {choice}
        </div>
        {range}
        {lines && <div className={`pt-3 ${state.staleLabel ? STALE : ''}`}>{lines}</div>}
      </div>
      <div
        data-part="foot"
        className={`bg-surface px-5 lg:sticky lg:bottom-0 lg:z-1 ${notes ? 'pb-3' : 'pb-5'}`}
      >
        <More label={moreLabel} onPress={showMore} />
        {total && <Total {...total} {...state} />}
        {action && <div className={`grid ${total ? 'pt-2' : 'pt-4'}`}>{action}</div>}
      </div>
      {notes && (
        <div
          data-part="notes"
          className="grid gap-1.5 px-5 pb-5 text-ui-s text-subtle tabular-nums"
        >
          {notes}
        </div>
      )}
      <div data-edge className="sticky bottom-0 max-lg:hidden">
        <div className="absolute inset-x-0 bottom-0 h-(--cut-end) bg-surface" />
      </div>
    </section>
  )
}

const STALE = '[&_*]:text-subtle'

/** Covers the line that the foot would cut through, and leads to what lies below. */
function More({ label, onPress }: { label?: string; onPress: () => void }) {
  return (
    <div
      data-edge
      className="absolute inset-x-0 bottom-full hidden h-(--cut-foot) content-end bg-surface px-5 lg:group-data-more/panel:grid print:hidden!"
    >
      {label && (
        <button
          type="button"
          onClick={onPress}
          className="flex h-7 items-center gap-1 border-t border-line-strong text-ui-s text-accent-text hover:underline"
        >
          {label}
          <ChevronDownIcon size={14} />
        </button>
      )}
    </div>
  )
}

interface TotalProps extends Pick<QuotePanelProps, 'busy' | 'busyLabel' | 'staleLabel'> {
  label: ReactNode
  amount: ReactNode
  /** Why the figure is what it is. */
  why?: ReactNode
}

function Total({ label, amount, why, busy = false, busyLabel, staleLabel }: TotalProps) {
  const tone = staleLabel ? 'text-subtle' : busy ? 'text-muted' : ''
  return (
    <>
      <p className="flex items-baseline justify-between gap-4 border-t-3 border-double border-line-ink pt-3">
        <span className="text-ui font-semibold">
          {label}
          <span role="status" className="ms-2 font-normal text-subtle">
            {busy ? busyLabel : staleLabel}
          </span>
        </span>
        <span aria-live="polite" className={`text-figure-l ${tone}`}>
          {amount}
        </span>
      </p>
      {why && <p className="text-ui-s text-subtle">{why}</p>}
    </>
  )
}
