import { describeCalls, is } from '#shared/http/api_description'

const { integer, listOf, object, pageOf, text } = is

const useCase = object({
  id: integer,
  name: text,
  description: text,
  link: text,
  categories: listOf(integer),
})

describeCalls('Use cases', {
  'GET /use-cases': { summary: 'What the data is used for', answer: pageOf(useCase) },
  'GET /use-case-categories': {
    summary: 'Kinds of use, with the products that serve them',
    answer: pageOf(object({ id: integer, name: text, products: listOf(text) })),
  },
})
