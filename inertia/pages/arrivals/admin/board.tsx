import { STATED_BLOCKS } from '@kontor/design-system/patterns/data_table'
import { formatDay } from '@kontor/design-system/date_text'
import { Button } from '@kontor/design-system/button'
import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import { ClockLegend } from '~/components/arrivals/clock_legend'
import { clockScale } from '~/components/arrivals/clock_scale'
import { MorningLinks, type Beside } from '~/components/arrivals/morning_links'
import { BoardNotices, useOpenedNotice } from '~/components/arrivals/notices/board_notices'
import {
  NOTICES,
  type NoticeChoices,
  type StaffedNotice,
} from '~/components/arrivals/notices/types'
import type { Arrival, BoardFilter, BoardSort, BoardView, Plot } from '~/components/arrivals/types'
import { useBoardColumns } from '~/components/arrivals/use_board_columns'
import { useBoardFold } from '~/components/arrivals/use_board_fold'
import { useClockWords } from '~/components/arrivals/use_clock_words'
import { AdminHead } from '~/components/shell/admin_head'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<BoardSort, BoardFilter, BoardView> & {
    morning: string | null
    beside: Beside
    now: string
    arrivals: Arrival[]
    plots: Plot[]
    notices: StaffedNotice[]
    today: string
    /** Asked for when a notice is opened; its form keeps them. */
    noticeChoices?: NoticeChoices
  }
>

/** What was due on a morning: late days first, then what is missing, corrected and still expected. */
export default function Board(props: Props) {
  const { morning, beside, now, arrivals, plots, notices, today, ...shown } = props
  const t = useText('arrivals/board')
  const scale = clockScale(plots)
  const words = useClockWords(useListWords('arrivals/board', 'list'), scale)
  const notice = useOpenedNotice()
  const { orderBy, orderDirection } = shown.list
  const fold = useBoardFold(arrivals, orderBy === 'status' && orderDirection === 'asc')
  return (
    <div className="pb-16">
      <AdminHead
        title={morning ? t('title', { day: formatDay(morning) }) : t('all')}
        end={<BoardTools {...{ morning, beside }} onWrite={() => notice.open('new')} />}
      />
      <Text tone="muted" measure>
        {t('lead', shown.counts)}
      </Text>
      <BoardNotices {...{ notices, today }} state={notice} />
      <div className="pt-6">
        <ListTable
          shown={shown}
          words={words}
          tools={{ name: 'arrivals' }}
          narrow="blocks"
          blockShape={STATED_BLOCKS}
          fold={fold}
          rows={arrivals.map((one, at) => ({ ...one, plot: plots[at]! }))}
          rowKey={({ product, day }) => `${product}:${day}`}
          columns={useBoardColumns(scale, now)}
        />
        <ClockLegend />
      </div>
    </div>
  )
}

type ToolsProps = { morning: string | null; beside: Beside; onWrite: () => void }

/** To other mornings; on the newest one notices are written. */
function BoardTools({ morning, beside, onWrite }: ToolsProps) {
  const t = useText('arrivals/notices')
  const mayWrite = useCan('products.write')
  return (
    <>
      <MorningLinks {...beside} isNewest={morning === null} />
      <LinkButton href={NOTICES}>{t('all')}</LinkButton>
      {morning === null && mayWrite && (
        <Button variant="primary" onPress={onWrite}>
          {t('write')}
        </Button>
      )}
    </>
  )
}
