import { BaseSchema } from '@adonisjs/lucid/schema'

/*
 * What a search looks into: words of a product, its venues and its categories in both languages.
 * Triggers keep it true, whoever changes them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table product_search (
        product_id int primary key references products on delete cascade,
        title text not null,
        document tsvector not null
      )`)
    this.schema.raw(
      'create index product_search_document_index on product_search using gin (document)'
    )
    this.schema.raw(REFRESH)
    for (const statement of [...PRODUCT_TRIGGERS, ...NAME_TRIGGERS]) this.schema.raw(statement)
  }

  async down() {
    this.schema.raw('drop trigger venues_search on venues')
    this.schema.raw('drop trigger categories_search on categories')
    this.schema.raw('drop trigger product_venues_search on product_venues')
    this.schema.raw('drop trigger products_search on products')
    this.schema.raw('drop function refresh_named_search()')
    this.schema.raw('drop function refresh_venue_search()')
    this.schema.raw('drop function refresh_own_search()')
    this.schema.raw('drop function refresh_product_search(int)')
    this.schema.dropTable('product_search')
  }
}

/** "simple" keeps every word as it is written; the languages find its other forms. */
const REFRESH = `
create function refresh_product_search(target int) returns void language sql as $$
  insert into product_search (product_id, title, document)
  select p.id, lower(concat_ws(' ', words.title, words.context)),
         setweight(to_tsvector('simple', words.title), 'A') ||
         setweight(to_tsvector('english', words.title), 'A') ||
         setweight(to_tsvector('german', words.title), 'A') ||
         setweight(to_tsvector('simple', words.context), 'B') ||
         setweight(to_tsvector('english', words.context), 'B') ||
         setweight(to_tsvector('german', words.context), 'B') ||
         setweight(to_tsvector('simple', words.en || ' ' || words.de), 'C') ||
         setweight(to_tsvector('english', words.en), 'C') ||
         setweight(to_tsvector('german', words.de), 'C')
    from products p
    join categories c on c.id = p.category_id
    left join categories s on s.id = p.subcategory_id,
         lateral (
           select translate(p.code, '_-', '  ') || ' ' || p.name as title,
                  concat_ws(' ', c.name_en, c.name_de, s.name_en, s.name_de, (
                    select string_agg(v.id || ' ' || v.name, ' ')
                      from product_venues pv join venues v on v.id = pv.venue_id
                     where pv.product_id = p.id)) as context,
                  concat_ws(' ', p.description_en, p.remark_en) as en,
                  concat_ws(' ', p.description_de, p.remark_de) as de
         ) words
   where p.id = target
  on conflict (product_id) do update set title = excluded.title, document = excluded.document;
$$`

const PRODUCT_TRIGGERS = [
  `create function refresh_own_search() returns trigger language plpgsql as $$
   begin
     perform refresh_product_search(new.id);
     return null;
   end $$`,
  `create trigger products_search
     after insert or update of code, name, description_en, description_de, remark_en, remark_de,
       category_id, subcategory_id
     on products for each row execute function refresh_own_search()`,
  `create function refresh_venue_search() returns trigger language plpgsql as $$
   begin
     perform refresh_product_search(coalesce(new.product_id, old.product_id));
     return null;
   end $$`,
  `create trigger product_venues_search after insert or update or delete
     on product_venues for each row execute function refresh_venue_search()`,
]

const NAME_TRIGGERS = [
  `create function refresh_named_search() returns trigger language plpgsql as $$
   begin
     perform refresh_product_search(p.id)
        from products p
       where p.category_id = new.id or p.subcategory_id = new.id
          or exists (select from product_venues v where v.product_id = p.id and v.venue_id = new.id);
     return null;
   end $$`,
  `create trigger categories_search after update of name_en, name_de
     on categories for each row execute function refresh_named_search()`,
  `create trigger venues_search after update of name
     on venues for each row execute function refresh_named_search()`,
]
