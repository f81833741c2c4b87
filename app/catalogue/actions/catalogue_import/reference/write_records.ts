import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { References, Section } from '#catalogue/domain/reference/reference_record'

/** Writes records of a section in one statement each table; what is there already says the same then. */
export const writeRecords = (
  trx: TransactionClientContract,
  section: Section,
  records: readonly References[Section][]
): Promise<unknown> => WRITERS[section](trx, { records: JSON.stringify(records) })

type Written = { records: string }
type Writer = (trx: TransactionClientContract, written: Written) => Promise<unknown>

const WRITERS: Record<Section, Writer> = {
  venues: (trx, written) => rows(trx, VENUES, written),
  calendars: async (trx, written) => {
    await rows(trx, CALENDARS, written)
    await rows(trx, HOLIDAYS, written)
  },
  priceGroups: async (trx, written) => {
    await rows(trx, PRICE_GROUPS, written)
    await rows(trx, LEVELS, written)
  },
  categories: (trx, written) => rows(trx, CATEGORIES, written),
}

const VENUES = `
  insert into venues (id, name, kind, country, description_en, description_de, position)
  select id, name, kind, country, "descriptionEn", "descriptionDe", position
    from jsonb_to_recordset(:records::jsonb)
      as said (id text, name text, kind text, country text, "descriptionEn" text,
               "descriptionDe" text, position int)
  on conflict (id) do update
    set name = excluded.name, kind = excluded.kind, country = excluded.country,
        description_en = excluded.description_en, description_de = excluded.description_de,
        position = excluded.position`

const CALENDARS = `
  insert into trading_calendars (code, name_en, name_de, first_year, last_year, rules)
  select id, "nameEn", "nameDe", "firstYear", "lastYear", rules
    from jsonb_to_recordset(:records::jsonb)
      as said (id text, "nameEn" text, "nameDe" text, "firstYear" int, "lastYear" int, rules jsonb)
  on conflict (code) do update
    set name_en = excluded.name_en, name_de = excluded.name_de, rules = excluded.rules`

const HOLIDAYS = `
  insert into exchange_holidays (calendar_code, day, name_en, name_de)
  select said.id, single.day, single."nameEn", single."nameDe"
    from jsonb_to_recordset(:records::jsonb) as said (id text, holidays jsonb),
         jsonb_to_recordset(said.holidays) as single (day date, "nameEn" text, "nameDe" text)
  on conflict (calendar_code, day) do update
    set name_en = excluded.name_en, name_de = excluded.name_de`

const PRICE_GROUPS = `
  insert into price_groups (code, name)
  select id, name from jsonb_to_recordset(:records::jsonb) as said (id text, name text)
  on conflict (code) do update set name = excluded.name`

const LEVELS = `
  insert into module_price_levels (price_group, low_limit, high_limit, module_price_cents)
  select said.id, level."lowLimit",
         lead(level."lowLimit") over (partition by said.id order by level."lowLimit") - 1,
         level.cents
    from jsonb_to_recordset(:records::jsonb) as said (id text, levels jsonb),
         jsonb_to_recordset(said.levels) as level ("lowLimit" int, cents bigint)
   where not exists (select from module_price_levels l where l.price_group = said.id)`

const CATEGORIES = `
  insert into categories (id, parent_id, catalogue, name_en, name_de, description_en,
    description_de, description_alternative_en, description_alternative_de,
    legal_disclaimer_en, legal_disclaimer_de, visible_on_frontpage, show_subcategory, position)
  select id, parent, catalogue, "nameEn", "nameDe", "descriptionEn", "descriptionDe",
         "descriptionAlternativeEn", "descriptionAlternativeDe", "legalDisclaimerEn",
         "legalDisclaimerDe", "visibleOnFrontpage", "showSubcategory", position
    from jsonb_to_recordset(:records::jsonb)
      as said (id text, parent text, catalogue text, "nameEn" text, "nameDe" text,
               "descriptionEn" text, "descriptionDe" text, "descriptionAlternativeEn" text,
               "descriptionAlternativeDe" text, "legalDisclaimerEn" text,
               "legalDisclaimerDe" text, "visibleOnFrontpage" boolean,
               "showSubcategory" boolean, position int)
   order by parent nulls first
  on conflict (id) do update
    set name_en = excluded.name_en, name_de = excluded.name_de,
        description_en = excluded.description_en, description_de = excluded.description_de,
        description_alternative_en = excluded.description_alternative_en,
        description_alternative_de = excluded.description_alternative_de,
        legal_disclaimer_en = excluded.legal_disclaimer_en,
        legal_disclaimer_de = excluded.legal_disclaimer_de,
        visible_on_frontpage = excluded.visible_on_frontpage,
        show_subcategory = excluded.show_subcategory, position = excluded.position`
