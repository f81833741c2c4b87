import { BaseSchema } from '@adonisjs/lucid/schema'
import { seedSynonyms } from '#catalogue/actions/seed_synonyms'

/*
 * Words that customers use for what products call otherwise, kept beside the categories and open to
 * change. A search looks into them, into the format of the files, and past accents; securities are
 * found by their ISIN.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('create extension if not exists unaccent')
    this.schema.raw('create index product_isins_isin_index on product_isins (isin)')
    this.schema.raw(`
      create table search_synonyms (
        id int generated always as identity primary key,
        category_id text not null references categories on delete cascade,
        holds text,
        words_en text[] not null default '{}',
        words_de text[] not null default '{}',
        constraint search_synonyms_once unique nulls not distinct (category_id, holds)
      )`)
    this.schema.raw(PLAIN_WORDS)
    this.schema.raw(REFRESH)
    for (const statement of TRIGGERS) this.schema.raw(statement)
    this.schema.raw('select refresh_product_search(id) from products')
    this.defer(seedSynonyms)
  }

  async down() {
    this.schema.raw('drop trigger search_synonyms_search on search_synonyms')
    this.schema.raw('drop function refresh_synonym_search()')
    this.schema.raw('drop trigger products_search on products')
    this.schema.raw(productsTrigger(''))
    this.schema.raw(REFRESH.replace(SYNONYMS, "select '' as en, '' as de"))
    this.schema.dropTable('search_synonyms')
    this.schema.raw('drop index product_isins_isin_index')
  }
}

/** Letters and digits without accents, in small letters: what nobody types makes no other word. */
const PLAIN_WORDS = `
create function plain_words(written text) returns text language sql stable as $$
  select regexp_replace(lower(unaccent(written)), '[^a-z0-9\\u0080-\\uffff]+', ' ', 'g')
$$`

/** A synonym of several words is one word in the index, so that its parts alone find nothing. */
const SYNONYMS = `
           select string_agg(replace(plain_words(en), ' ', ''), ' ') as en,
                  string_agg(replace(plain_words(de), ' ', ''), ' ') as de
             from search_synonyms y
             left join lateral unnest(y.words_en, y.words_de) as said (en, de) on true
            where y.category_id in (p.category_id, p.subcategory_id)
              and (y.holds is null
                   or own.document @@ phraseto_tsquery('english', plain_words(y.holds))
                   or own.document @@ phraseto_tsquery('german', plain_words(y.holds)))`

/** "simple" keeps every word as it is written; the languages find its other forms. */
const REFRESH = `
create or replace function refresh_product_search(target int) returns void language sql as $$
  insert into product_search (product_id, title, document)
  select p.id, concat_ws(' ', words.title, words.context),
         own.document ||
         setweight(to_tsvector('simple', concat_ws(' ', synonyms.en, synonyms.de)), 'B') ||
         setweight(to_tsvector('english', coalesce(synonyms.en, '')), 'B') ||
         setweight(to_tsvector('german', coalesce(synonyms.de, '')), 'B')
    from products p
    join categories c on c.id = p.category_id
    left join categories s on s.id = p.subcategory_id,
         lateral (
           select plain_words(p.code || ' ' || p.name) as title,
                  plain_words(concat_ws(' ', c.name_en, c.name_de, s.name_en, s.name_de, (
                    select string_agg(v.id || ' ' || v.name, ' ')
                      from product_venues pv join venues v on v.id = pv.venue_id
                     where pv.product_id = p.id))) as context,
                  plain_words(concat_ws(' ', p.description_en, p.remark_en)) as en,
                  plain_words(concat_ws(' ', p.description_de, p.remark_de)) as de,
                  case when p.kind in ('files', 'filterable') then p.format end as format
         ) words,
         lateral (
           select setweight(to_tsvector('simple', words.title), 'A') ||
                  setweight(to_tsvector('english', words.title), 'A') ||
                  setweight(to_tsvector('german', words.title), 'A') ||
                  setweight(to_tsvector('simple', words.context), 'B') ||
                  setweight(to_tsvector('english', words.context), 'B') ||
                  setweight(to_tsvector('german', words.context), 'B') ||
                  setweight(to_tsvector('simple', concat_ws(' ', words.en, words.de, words.format)), 'C') ||
                  setweight(to_tsvector('english', words.en), 'C') ||
                  setweight(to_tsvector('german', words.de), 'C') as document
         ) own,
         lateral (${SYNONYMS}
         ) synonyms
   where p.id = target
  on conflict (product_id) do update set title = excluded.title, document = excluded.document;
$$`

const productsTrigger = (more: string) => `
  create trigger products_search
     after insert or update of code, name, description_en, description_de, remark_en, remark_de,
       category_id, subcategory_id${more}
     on products for each row execute function refresh_own_search()`

const TRIGGERS = [
  'drop trigger products_search on products',
  productsTrigger(', kind, format'),
  `create function refresh_synonym_search() returns trigger language plpgsql as $$
   begin
     perform refresh_product_search(id) from products;
     return null;
   end $$`,
  `create trigger search_synonyms_search after insert or update or delete
     on search_synonyms for each statement execute function refresh_synonym_search()`,
]
