import { rows } from '#shared/database'
import type {
  CalendarRecord,
  CategoryRecord,
  PriceGroupRecord,
  References,
  Section,
  VenueRecord,
} from '#catalogue/domain/reference/reference_record'

export type KnownReferences = { [Name in Section]: Map<string, References[Name]> }

/** What products refer to, as a file would say it; price groups with the levels that hold today. */
export async function loadReferenceRecords(): Promise<KnownReferences> {
  const [venues, calendars, priceGroups, categories] = await Promise.all([
    rows<VenueRecord>(null, VENUES),
    rows<CalendarRecord>(null, CALENDARS),
    rows<PriceGroupRecord>(null, PRICE_GROUPS),
    rows<CategoryRecord>(null, CATEGORIES),
  ])
  return {
    venues: byId(venues),
    calendars: byId(calendars),
    priceGroups: byId(priceGroups),
    categories: byId(categories),
  }
}

const byId = <Item extends { id: string }>(found: Item[]) =>
  new Map(found.map((item) => [item.id, item]))

const VENUES = `
  select id, name, kind, country, description_en as "descriptionEn",
         description_de as "descriptionDe", position
    from venues`

const CALENDARS = `
  select c.code as id, c.name_en as "nameEn", c.name_de as "nameDe", c.first_year as "firstYear",
         c.last_year as "lastYear", c.rules, '{}'::text[] as "openDays",
         coalesce((select json_agg(json_build_object('day', day, 'nameEn', name_en, 'nameDe', name_de)
                                   order by day)
                     from exchange_holidays where calendar_code = c.code), '[]') as holidays
    from trading_calendars c`

const PRICE_GROUPS = `
  select g.code as id, g.name,
         (select json_agg(json_build_object('lowLimit', (level ->> 'lowLimit')::int,
                                            'cents', (level ->> 'modulePriceCents')::bigint)
                          order by (level ->> 'lowLimit')::int)
            from jsonb_array_elements(coalesce(
              rule_on('levels', g.code, shop_today())::jsonb,
              (select jsonb_agg(jsonb_build_object('lowLimit', low_limit,
                                                   'modulePriceCents', module_price_cents))
                 from module_price_levels where price_group = g.code), '[]')) level) as levels
    from price_groups g`

const CATEGORIES = `
  select id, parent_id as parent, catalogue, name_en as "nameEn", name_de as "nameDe",
         description_en as "descriptionEn", description_de as "descriptionDe",
         description_alternative_en as "descriptionAlternativeEn",
         description_alternative_de as "descriptionAlternativeDe",
         legal_disclaimer_en as "legalDisclaimerEn", legal_disclaimer_de as "legalDisclaimerDe",
         visible_on_frontpage as "visibleOnFrontpage", show_subcategory as "showSubcategory", position
    from categories`
