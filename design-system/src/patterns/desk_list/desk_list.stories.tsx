import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../../components/button'
import { Kbd } from '../../components/kbd'
import { Link } from '../../components/link'
import { AgeAxis, AgeTally } from './age_tally'
import { DeskCalm, DeskGroup, DeskRow, DeskSection } from './desk_list'
import { FileTally } from './file_tally'

const AXIS = Array.from({ length: 28 }, (_, at) => new Date(Date.UTC(2026, 7, 22 + at)))
  .filter((day) => day.getUTCDay() % 6 !== 0)
  .map((day) => day.toISOString().slice(0, 10))

const UNPAID = [
  {
    number: 10397,
    name: 'Belmonte Data S.r.l.',
    since: '2026-08-12',
    due: '2026-08-26',
    before: 8,
  },
  { number: 10419, name: 'Institut Cournot', since: '2026-08-31', due: '2026-09-14', before: 0 },
  { number: 10481, name: 'Fjord Capital AB', since: '2026-09-18', due: '2026-10-02', before: 0 },
]

const meta = {
  title: 'Data/Desk list',
  parameters: {
    guide: {
      use: 'What waits for people, by the step that it takes, with its age and the step in place.',
      not: 'Everything there is, sorted and filtered (`DataTable`).',
    },
  },
  component: DeskSection,
  args: { id: 'unpaid', title: 'Unpaid', children: null },
} satisfies Meta<typeof DeskSection>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

function Unpaid({ words }: { words: typeof EN }) {
  const [current, choose] = useState('10419')
  return (
    <DeskSection
      id="unpaid"
      title={words.title}
      sum={words.sum}
      more={{ href: '#all', label: words.more }}
      heads={[<AgeAxis key="axis" axis={AXIS} todayLabel={words.today} />, ...words.heads]}
    >
      <DeskGroup>
        {UNPAID.map(({ number, name, ...age }) => (
          <DeskRow
            key={number}
            id={String(number)}
            age={<AgeTally axis={AXIS} {...age} label={`${words.since} ${age.since}`} />}
            amount="2,016.00"
            name={name}
            detail={<Link href={`#${number}`}>{number}</Link>}
            end={
              <>
                <Button>
                  {words.remind} <Kbd isHint>r</Kbd>
                </Button>
                {words.note}
              </>
            }
            isCurrent={current === String(number)}
            onChoose={() => choose(String(number))}
          >
            {words.what}
          </DeskRow>
        ))}
      </DeskGroup>
    </DeskSection>
  )
}

const EN = {
  title: 'Unpaid',
  sum: '3 orders, 6,048.00 EUR, 2 overdue',
  more: 'All registered orders',
  today: 'today',
  since: 'since',
  heads: ['EUR', 'Customer, order', 'What is known', 'Next step'],
  remind: 'Remind',
  note: 'reminded on 2026/09/10',
  what: '4 trading days over. Not reminded yet.',
}

const DE: typeof EN = {
  title: 'Unbezahlt',
  sum: '3 Bestellungen, 6.048,00 EUR, davon 2 überfällig',
  more: 'Alle registrierten Bestellungen',
  today: 'heute',
  since: 'seit',
  heads: ['EUR', 'Kunde, Bestellung', 'Was bekannt ist', 'Nächster Schritt'],
  remind: 'Erinnern',
  note: 'zuletzt erinnert am 2026/09/10',
  what: 'Seit 4 Handelstagen überfällig. Noch nicht erinnert.',
}

export const Default: Story = { render: () => <Unpaid words={EN} /> }

export const Files: Story = {
  render: () => (
    <div className="grid gap-3">
      <FileTally files={58} done={58} label="58 of 58 files" />
      <FileTally files={106} done={71} label="71 of 106 files" />
      <FileTally files={2_400} done={600} label="600 of 2,400 files" />
    </div>
  ),
}

export const Calm: Story = {
  render: () => (
    <DeskSection id="stuck" title="Stuck">
      <DeskCalm title="Nothing is stuck.">Looked at again every few seconds.</DeskCalm>
    </DeskSection>
  ),
}

export const German: Story = {
  globals: { language: 'de' },
  render: () => <Unpaid words={DE} />,
}

export const Narrow: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  render: () => <Unpaid words={DE} />,
}
