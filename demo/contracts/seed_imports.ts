import { rows } from '#shared/database'
import { checkImport } from '#contracts/actions/import/keep_import'
import { readPartnerFile, type PartnerFile } from '#contracts/gateways/read_partner_file'

type Written = {
  source: string
  encoding: PartnerFile['encoding']
  daysAgo: number
  by: string
  counts: [added: number, changed: number, unchanged: number]
}

const [ADA, MATS] = [
  'ada.petersen@alster-exchange.example',
  'mats.hansen@alster-exchange.example',
] as const

/** What the accounting sent over the year, as far as it was written. */
const WRITTEN: Written[] = [
  {
    ...{ source: 'webshop_bp_first_load.csv', encoding: 'Windows-1252', daysAgo: 310, by: ADA },
    counts: [197, 0, 0],
  },
  {
    ...{ source: 'bp_changes_second_quarter.csv', encoding: 'UTF-8', daysAgo: 146, by: ADA },
    counts: [14, 6, 177],
  },
  { source: 'Pasted lines', encoding: 'UTF-8', daysAgo: 61, by: MATS, counts: [3, 1, 0] },
  {
    ...{ source: 'bp_changes_third_quarter.csv', encoding: 'UTF-8', daysAgo: 48, by: ADA },
    counts: [7, 9, 198],
  },
]

/** One that waits: what is new, what changes, and each way to be wrong. */
const WAITING = `BP ID;Name;Country code
1008800;Öresund Kurs AB;SE
1008801;Tejo Dados Lda;PT
1001003;Alsterblick Capital SE;DE
1001040;Alsterblick Research AG;DE
1000417;Elbquant Research SE;DE
1008802;Bosporus Veri A.Ş.;TUR
1008803;;NL
1008800;Öresund Kurs och Data AB;SE
`

/** A history of imports of business partners; the newest is checked and waits to be mended. */
export async function seedImports(): Promise<number> {
  for (const one of WRITTEN) await rows(null, INSERT, bindingsOf(one))
  const file = await readPartnerFile(Buffer.from(WAITING))
  if (!file.ok) throw new Error(file.refusal.code)
  const actor = { id: null, label: MATS }
  await checkImport({ ...file.value, source: 'bp_changes_november.csv', actor })
  return WRITTEN.length + 1
}

const INSERT = `
  insert into partner_imports (source, encoding, state, lines, new_lines, changed_lines,
    unchanged_lines, actor_id, actor_label, created_at, written_at)
  select :source, :encoding, 'Written', :added::int + :changed::int + :unchanged::int, :added::int,
         :changed::int, :unchanged::int, (select id from users where email = :by), :by, at,
         at + interval '6 minutes'
    from (select now() - make_interval(days => :daysAgo::int, hours => 3) as at) began`

const bindingsOf = ({ counts: [added, changed, unchanged], ...one }: Written) => ({
  ...{ ...one, added, changed, unchanged },
})
