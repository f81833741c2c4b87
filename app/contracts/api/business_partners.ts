import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { personId } from '#shared/http/person_id'
import { bpId } from '#contracts/http/bp_id'
import { partnerLists } from '#contracts/lists/partner_list'
import { businessPartnerSchema } from '#contracts/transformers/business_partner_api_transformer'
import { apiPartnerValidator } from '#contracts/validators/business_partner'

const { api } = controllers.contracts
const call = callsOf('Business partners')

/** One list, as the call for a single partner has its parts. */
const partners = {
  type: 'array',
  minItems: 1,
  items: is.object({
    bpId: is.integer,
    bpName: is.text,
    countryCode: is.text,
  }),
}

const RULES = 'The BP ID has at most 10 digits and is unique; the country is a code of ISO 3166-1.'
const USED = 'Another business partner has this BP ID.'
const HAS_USER = 'A user belongs to it: take the user off first.'

const ADDING = {
  summary: 'Adds a business partner',
  description: RULES,
  body: apiPartnerValidator,
  isFirst: true,
  answer: businessPartnerSchema,
  status: 201,
  refusals: { 409: USED },
} as const

export default function businessPartnersCalls() {
  router
    .group(() => {
      call(router.get('/', [api.BusinessPartners, 'index']).as('index'), {
        summary: 'Business partners',
        query: partnerLists.en,
        answer: is.pageOf(businessPartnerSchema),
      })
    })
    .prefix('/api/v1/business-partners')
    .as('api.contracts.partners')
    .use(middleware.scope({ all: ['businessPartners.read'] }))

  router
    .group(() => {
      call(router.post('/', [api.BusinessPartners, 'store']).as('store'), ADDING)
      call(router.put('/', [api.BusinessPartners, 'store']).as('store_put'), {
        ...ADDING,
        summary: 'The same as POST',
      })
      call(router.post('/import', [api.PartnerImports, 'store']).as('import'), {
        summary: 'Adds and edits many business partners: all of them, or nothing',
        description:
          `${RULES} Partners that are as they are sent stay as they are, so that the same list ` +
          'can be sent twice. A partner that has a user is not changed. Each entry that is wrong is ' +
          'named by its place. A call takes 1 MB, which is some 10,000 partners.',
        body: partners,
        answer: is.object({ added: is.integer, changed: is.integer, unchanged: is.integer }),
      })
      call(router.put('/:partner', [api.BusinessPartners, 'update']).as('update'), {
        summary: 'Edits a business partner that has no user',
        description: `${RULES} With \`version\` a change that was decided on an older one is refused.`,
        body: apiPartnerValidator,
        answer: businessPartnerSchema,
        refusals: { 409: `${HAS_USER} ${USED} Or somebody has changed it meanwhile.` },
      })
      call(router.delete('/:partner', [api.BusinessPartners, 'destroy']).as('destroy'), {
        summary: 'Deletes a business partner that has no user',
        countsChanges: true,
        answer: is.nothing,
        refusals: { 409: HAS_USER },
      })
    })
    .prefix('/api/v1/business-partners')
    .where('partner', bpId)
    .as('api.contracts.partners')
    .use(middleware.scope({ all: ['businessPartners.read', 'businessPartners.write'] }))

  router
    .group(() => {
      call(router.put('/', [api.PartnerUsers, 'update']).as('update'), {
        summary: 'Puts a customer without business partner to one',
        answer: is.nothing,
        refusals: { 409: 'The customer belongs to another one, or is an employee.' },
      })
      call(router.delete('/', [api.PartnerUsers, 'destroy']).as('destroy'), {
        summary: 'Takes a customer off a business partner',
        answer: is.nothing,
        refusals: { 409: 'The customer does not belong to it.' },
      })
    })
    .prefix('/api/v1/business-partners/:partner/users/:user')
    .where('partner', bpId)
    .where('user', personId)
    .as('api.contracts.partners.users')
    .use(middleware.scope({ all: ['businessPartners.read', 'users.write'] }))
}
