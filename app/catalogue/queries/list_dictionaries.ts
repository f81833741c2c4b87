import { rows } from '#shared/database'

export type DictionaryField = { name: string; type: string; unit: string | null; meaning: string }

export type Dictionary = {
  category: string
  products: { code: string; name: string }[]
  fields: DictionaryField[]
}

export function listDictionaries(locale: 'en' | 'de'): Promise<Dictionary[]> {
  const name = locale === 'de' ? 'name_de' : 'name_en'
  return rows<Dictionary>(null, dictionaries(name, locale === 'de' ? 'meaning_de' : 'meaning_en'))
}

const dictionaries = (name: 'name_en' | 'name_de', meaning: 'meaning_en' | 'meaning_de') => `
  with described as (
    select p.code, p.name, p.position, p.category_id,
           jsonb_agg(jsonb_build_object('name', f.name, 'type', f.type, 'unit', f.unit,
             'meaning', f.${meaning}) order by f.position) as fields
      from products p join product_fields f on f.product_id = p.id
     where p.visible
     group by p.id
  )
  select coalesce(parent.${name}, c.${name}) as category,
         jsonb_agg(jsonb_build_object('code', d.code, 'name', d.name)
           order by d.position, d.code) as products,
         d.fields
    from described d
    join categories c on c.id = d.category_id
    left join categories parent on parent.id = c.parent_id
   group by coalesce(parent.id, c.id), coalesce(parent.position, c.position),
            coalesce(parent.${name}, c.${name}), d.fields
   order by coalesce(parent.position, c.position), category, min(d.position)`
