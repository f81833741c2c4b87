import { is } from '#shared/http/api_description'
import { CURSOR } from '#shared/lists/describe_question'
import { LARGEST_PAGE } from '#shared/lists/page_size'
import { DEPTHS } from '#catalogue/domain/product_filter'
import { PAGE_SIZE } from '#catalogue/queries/list_products'
import {
  DIRECTIONS,
  FORMATS,
  MOST_CHARACTERS,
  MOST_PRODUCTS,
  OFFERS,
  SORTS,
} from '#catalogue/validators/product_list'

const { about, integer, oneOf, text } = is

const name = { ...text, maxLength: MOST_CHARACTERS }

/** For whom figures are told, where nobody is signed in. */
export const VISITOR_COUNTRY = {
  country: about(text, 'Delivery country of a visitor, two letters.'),
}

export const PRODUCT_QUERY = {
  search: name,
  category: about(name, 'Id of a category.'),
  subcategory: about(name, 'Id of a subcategory.'),
  venue: about(name, 'Id of a venue.'),
  offer: about(oneOf(OFFERS), 'Only what is bought once, or only what is subscribed to.'),
  samples: about(oneOf(['1']), 'Only products with free samples.'),
  format: about(oneOf(FORMATS), 'Only products with files of this format.'),
  depth: about(oneOf(DEPTHS), 'At least so many years of history.'),
  orderBy: about(
    oneOf(SORTS),
    'By category without it; of a search, what fits best comes first then.'
  ),
  orderDirection: { ...oneOf(DIRECTIONS), default: 'asc' },
  page: { ...integer, minimum: 1, maximum: LARGEST_PAGE, default: 1 },
  cursor: { ...CURSOR, examples: ['9.index_levels_1s.Hn2Jc7dQ5sLb4T9e'] },
  limit: about(
    { ...integer, minimum: 1, maximum: MOST_PRODUCTS, default: PAGE_SIZE },
    'Products of a page.'
  ),
  ...VISITOR_COUNTRY,
}
