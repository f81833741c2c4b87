import { about, askedDay, oneOf, text, type Schema } from '#shared/http/api_description/schema'
import { USUAL_LIMIT } from '#shared/lists/page_size'
import {
  LONGEST_CURSOR,
  LONGEST_SEARCH,
  namesOf,
  type Filter,
  type Question,
} from '#shared/lists/question'

/** What goes on where another answer ended; also for what is asked in another way than lists are. */
export const CURSOR: Schema = {
  ...about(text, 'The `next` of the answer before: goes on behind its last row, without a `page`.'),
  maxLength: LONGEST_CURSOR,
  examples: ['gcm.v1:q1Zk3x0tR8mVYw.Hn2Jc7dQ5sLb4T9e.uX6yPz1KfA0gWv8iMo3rEB'],
}

export function describeQuestion(question: Question): Record<string, Schema> {
  const { sort, usual, views, isSearchable, filters } = question
  const filterSchemas = Object.entries(filters).map(([name, filter]) => [name, filterOf(filter)])
  return {
    page: {
      type: 'integer',
      minimum: 1,
      default: 1,
      description: 'A page behind the last is empty.',
    },
    cursor: CURSOR,
    limit: { type: 'integer', minimum: 1, maximum: question.mostRows, default: USUAL_LIMIT },
    orderBy: { enum: sort, default: usual.by },
    orderDirection: { enum: ['asc', 'desc'], default: usual.direction },
    ...(views.length > 0 && { view: { enum: views, default: views[0] } }),
    ...(isSearchable && {
      search: about({ ...text, maxLength: LONGEST_SEARCH }, 'Finds rows that contain this.'),
    }),
    ...(Object.fromEntries(filterSchemas) as Record<string, Schema>),
  }
}

function filterOf(filter: Filter): Schema {
  if (filter.isDay) return about(askedDay, 'Filter by a day: YYYYMMDD, YYYY-MM-DD or YYYY/MM/DD.')
  if (filter.isId) return about(text, 'Filter by ids; several divided by commas.')
  const names = namesOf(filter)
  return about(names ? oneOf(names) : text, 'Filter; several values divided by commas.')
}
