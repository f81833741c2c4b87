import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { BLOCKED } from '#contracts/domain/import/import_line'

/** In one statement, with the partners and one another; answers how many now come out otherwise. */
export async function judgeLines(trx: TransactionClientContract, id: number): Promise<number> {
  const [judged] = await rows<{ moved: number }>(trx, JUDGE, { id })
  await rows(
    trx,
    `update partner_imports i
        set lines = c.lines, new_lines = c.new_lines, changed_lines = c.changed_lines,
            unchanged_lines = c.unchanged_lines, blocked_lines = c.blocked_lines
       from (select count(*) as lines, count(*) filter (where outcome = 'new') as new_lines,
                    count(*) filter (where outcome = 'changed') as changed_lines,
                    count(*) filter (where outcome in ('unchanged', 'repeated')) as unchanged_lines,
                    count(*) filter (where outcome = any(:blocked)) as blocked_lines
               from partner_import_lines where import_id = :id) c
      where i.id = :id`,
    { id, blocked: [...BLOCKED] }
  )
  return judged!.moved
}

const JUDGE = `
  with firsts as (
    select partner_id, min(line) as line from partner_import_lines
     where import_id = :id and partner_id is not null group by partner_id
  ), taken as (
    select distinct business_partner_id as id from users where business_partner_id is not null
  ), judged as (
    select l.line, p.name as old_name, p.country as old_country,
           case when f.line < l.line then f.line end as first_line,
           case when l.partner_id is null then 'wrong'
                when f.line < l.line and (o.name, o.country) = (l.name, l.country) then 'repeated'
                when f.line < l.line then 'twice'
                when p.id is null then 'new'
                when (p.name, p.country) = (l.name, l.country) then 'unchanged'
                when t.id is not null then 'held'
                else 'changed' end as outcome
      from partner_import_lines l
      left join firsts f on f.partner_id = l.partner_id
      left join partner_import_lines o on o.import_id = :id and o.line = f.line
      left join business_partners p on p.id = l.partner_id
      left join taken t on t.id = p.number
     where l.import_id = :id
  ), moved as (
    update partner_import_lines l
       set was_outcome = l.outcome, outcome = j.outcome, first_line = j.first_line,
           old_name = j.old_name, old_country = j.old_country
      from judged j
     where l.import_id = :id and l.line = j.line
       and (l.outcome, l.first_line, l.old_name, l.old_country)
           is distinct from (j.outcome, j.first_line, j.old_name, j.old_country)
    returning l.line
  )
  select count(*) as moved from moved`
