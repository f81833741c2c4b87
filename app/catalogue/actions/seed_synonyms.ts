import { rows, type SqlClient } from '#shared/database'
import { SEARCH_SYNONYMS } from '#catalogue/domain/search_synonyms'

export async function seedSynonyms(client: SqlClient): Promise<void> {
  await rows(
    client,
    `insert into search_synonyms (category_id, holds, words_en, words_de)
     select c.id, plan.holds,
            array(select jsonb_array_elements_text(plan.en)),
            array(select jsonb_array_elements_text(plan.de))
       from jsonb_to_recordset(?::jsonb) as plan (category text, holds text, en jsonb, de jsonb)
       join categories c on c.id = plan.category
     on conflict do nothing`,
    [JSON.stringify(SEARCH_SYNONYMS)]
  )
}
