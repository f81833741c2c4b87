import { formatDay } from '@kontor/design-system/date_text'
import { AgeAxis, DeskCalm, DeskGroup, DeskSection } from '@kontor/design-system/patterns/desk_list'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { DeskRows, type DeskRowsProps } from './desk_rows'
import { ORDERS, type DeskSection as Section } from './types'

type Props = Omit<DeskRowsProps, 'rows'>

/** The parts of the desk that somebody's scopes open. */
export function DeskSections(props: Props) {
  return props.desk.sections.map((section) => (
    <OneSection key={section.name} section={section} {...props} />
  ))
}

const MORE = {
  unpaid: `${ORDERS}?state=Registered&payment=BankTransfer`,
  work: `${ORDERS}?view=open`,
  stuck: '/admin/tasks?view=attention',
  money: `${ORDERS}/statements`,
} as const

function OneSection({ section, ...props }: Props & { section: Section }) {
  const t = useText('desk/today')
  const sumOf = useSum()
  const headsOf = useHeads()
  const { name, shown, rows } = section
  const isOpen = {
    unpaid: true,
    work: true,
    stuck: useCan('tasks.read'),
    money: useCan('orders.status.write'),
  }
  const isCalm = shown === 0 && props.desk.whose === 'everyone'
  return (
    <DeskSection
      id={name}
      title={t(`sections.${name}`)}
      sum={shown > 0 && sumOf(section)}
      more={isOpen[name] ? { href: MORE[name], label: t(`more.${name}`) } : undefined}
      heads={
        shown > 0
          ? [
              <AgeAxis key="axis" axis={props.desk.axis} todayLabel={t('heads.today')} />,
              ...headsOf(name),
            ]
          : undefined
      }
    >
      {isCalm && <DeskCalm title={t(`calm.${name}`)}>{t('calm.text')}</DeskCalm>}
      {shown === 0 && !isCalm && <DeskCalm title={t('none')} />}
      {name !== 'money' && shown > 0 && (
        <DeskGroup>
          <DeskRows rows={rows} {...props} />
        </DeskGroup>
      )}
      {name === 'money' && shown > 0 && <Groups section={section} {...props} />}
    </DeskSection>
  )
}

/** Money by what has to be decided about it. */
function Groups({ section: { kinds, rows }, ...props }: Props & { section: Section }) {
  const t = useText('desk/today')
  const { money } = useFormat()
  return kinds
    .filter(({ shown }) => shown > 0)
    .map(({ kind, cents }) => (
      <DeskGroup key={kind} title={t(`groups.${kind as 'owed'}`)} sum={money(cents)}>
        <DeskRows rows={rows.filter((row) => row.kind === kind)} {...props} />
      </DeskGroup>
    ))
}

function useHeads() {
  const t = useText('desk/today')
  return (name: Section['name']) =>
    ({
      unpaid: [t('heads.eur'), t('heads.who_unpaid'), t('heads.known'), t('heads.step')],
      work: [t('heads.eur'), t('heads.who'), t('heads.files'), t('heads.end')],
      stuck: [t('heads.eur'), t('heads.who_stuck'), t('heads.reason'), t('heads.whose')],
      money: [t('heads.eur'), t('heads.who_money'), t('heads.why'), t('heads.decision')],
    })[name]
}

const UNITS = { unpaid: 'orders', work: 'orders', stuck: 'things', money: 'amounts' } as const

function useSum() {
  const t = useText('desk/today')
  const { money, count } = useFormat()
  return ({ name, shown, cents, old, rows }: Section) =>
    [
      t(`sums.${UNITS[name]}`, { count: shown }),
      cents > 0 && name !== 'stuck' && t('sums.eur', { sum: money(cents) }),
      name === 'stuck' && rows[0] && t('sums.oldest', { day: formatDay(rows[0].since) }),
      name === 'unpaid' && old > 0 && t('sums.overdue', { n: count(old) }),
      rows.length < shown && t('sums.first', { n: FIRST }),
    ]
      .filter(Boolean)
      .join(', ')
}

/** As many of each kind as the server sends. */
const FIRST = 8
