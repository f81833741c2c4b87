import { BaseSchema } from '@adonisjs/lucid/schema'

/** The orders of the list; the days tell who is running, so that no contract is read that is not shown. */
const ORDERS = {
  contracts_by_partner_name: '(lower(partner_name), id) include (start_date, end_date)',
  contracts_by_type_name: '(lower(contract_type_name), id) include (start_date, end_date)',
  contracts_by_product_name: '(lower(product_name), id) include (start_date, end_date)',
  contracts_by_number: '(lower(clm_ma_number), id) include (start_date, end_date)',
  contracts_by_start: '(start_date, id) include (end_date)',
  contracts_by_start_down: '(start_date desc nulls last, id desc) include (end_date)',
  contracts_by_end: '(end_date, id) include (start_date)',
  contracts_by_end_down: '(end_date desc nulls last, id desc) include (start_date)',
}

/** What a contract is called by stands in three other tables, which change seldom. */
const NAMED = [
  { table: 'business_partners', id: 'partner_id', name: 'partner_name' },
  { table: 'contract_types', id: 'contract_type_id', name: 'contract_type_name' },
  { table: 'information_products', id: 'product_id', name: 'product_name' },
]

/**
 * Contracts are listed, sorted and searched by the names of their partner, type and product: each is kept with the
 * contract, by triggers, so that every order is an index and a search looks into one text.
 */
export default class extends BaseSchema {
  async up() {
    const names = NAMED.map(({ name }) => `add column ${name} text not null default ''`)
    this.schema.raw(`alter table contracts ${names.join(', ')}`)
    for (const named of NAMED) {
      this.schema.raw(
        `update contracts c set ${named.name} = n.name from ${named.table} n where n.id = c.${named.id}`
      )
    }
    for (const { name } of NAMED) {
      this.schema.raw(`alter table contracts alter column ${name} drop default`)
    }
    this.schema.raw(NAME_CONTRACT)
    const ids = NAMED.map(({ id }) => id).join(', ')
    this.schema.raw(`
      create trigger contracts_named before insert or update of ${ids} on contracts
        for each row execute function name_contract()`)
    for (const named of NAMED) {
      this.schema.raw(renaming(named))
      this.schema.raw(`
        create trigger ${named.table}_name_contracts after update of name on ${named.table}
          for each row when (old.name is distinct from new.name)
          execute function name_contracts_of_${named.table}()`)
    }
    this.schema.raw(`
      alter table contracts add column search_text text generated always as (lower(
        partner_name || E'\\n' || clm_ma_number || E'\\n' || contract_type_name || E'\\n' ||
        product_name || E'\\n' || coalesce(remark, '') || E'\\n' || partner_id::text)) stored`)
    this.schema.raw(
      'create index contracts_searched on contracts using gin (search_text gin_trgm_ops)'
    )
    this.schema.raw('drop index contracts_ending')
    for (const [name, on] of Object.entries(ORDERS)) {
      this.schema.raw(`create index ${name} on contracts ${on}`)
    }
  }

  async down() {
    for (const name of Object.keys(ORDERS)) this.schema.raw(`drop index ${name}`)
    this.schema.raw('create index contracts_ending on contracts (end_date, id)')
    this.schema.raw('alter table contracts drop column search_text')
    for (const { table } of NAMED) {
      this.schema.raw(`drop trigger ${table}_name_contracts on ${table}`)
      this.schema.raw(`drop function name_contracts_of_${table}`)
    }
    this.schema.raw('drop trigger contracts_named on contracts')
    this.schema.raw('drop function name_contract')
    const names = NAMED.map(({ name }) => `drop column ${name}`)
    this.schema.raw(`alter table contracts ${names.join(', ')}`)
  }
}

/** Held, so that whoever renames one meanwhile finds this contract. */
const NAME_CONTRACT = `
  create function name_contract() returns trigger language plpgsql as $$
  begin
    ${NAMED.map(
      ({ table, id, name }) =>
        `new.${name} := coalesce((select n.name from ${table} n where n.id = new.${id} for share), '');`
    ).join('\n    ')}
    return new;
  end $$`

const renaming = ({ table, id, name }: (typeof NAMED)[number]) => `
  create function name_contracts_of_${table}() returns trigger language plpgsql as $$
  begin
    update contracts set ${name} = new.name where ${id} = new.id;
    return null;
  end $$`
