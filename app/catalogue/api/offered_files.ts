import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'
import { FILE_LANGUAGES } from '#catalogue/domain/offered_files/in_readers_order'
import { SHELVES } from '#catalogue/domain/offered_files/shelf'
import { offeredFileSchema } from '#catalogue/transformers/api_offered_file'
import { filePlaceValidator, seenFileValidator } from '#catalogue/validators/offered_files'

const { api, admin } = controllers.catalogue
const call = callsOf('Offered files')

const { about, integer, nothing, object, oneOf, pageOf, text } = is

const file: is.Schema = { type: 'string', format: 'binary' }
const language = about(
  oneOf(FILE_LANGUAGES),
  'Without it the file is for readers of all languages.'
)
const day = about(text, 'The day that a sample of a product shows.')
const product = about(text, 'Code of the product, where the shelf is `product`.')

const said = { 'day?': day, 'language?': language }
const added = object({ file, 'shelf': oneOf(SHELVES), 'product?': product, ...said })
const changed = object({ 'file?': file, 'version': { ...integer, minimum: 1 }, ...said })

const CHANGED = { 409: 'Somebody has changed it meanwhile.' }

/** What staff offer to be downloaded: the download centre and the samples of products. */
export default function offeredFilesCalls() {
  router
    .group(() => {
      call(router.get('/', [api.OfferedFiles, 'index']).as('index'), {
        summary: 'The files of a shelf, in their order',
        query: { shelf: oneOf(SHELVES), product },
        requiredQuery: ['shelf'],
        answer: pageOf(offeredFileSchema),
        refusals: { 404: 'There is no such product.' },
      })
      call(router.get('/:id', [api.OfferedFiles, 'show']).as('show'), {
        summary: 'One file that is offered',
        answer: offeredFileSchema,
      })
      call(router.get('/:id/content', [admin.OfferedFiles, 'show']).as('content'), {
        summary: 'The bytes of a file that is offered',
        file: 'application/octet-stream',
      })
    })
    .prefix('/api/v1/offered-files')
    .where('id', rowId)
    .as('api.catalogue.offered_files')
    .use(middleware.scope({ all: ['products.read'] }))

  router
    .group(() => {
      call(router.post('/', [api.OfferedFiles, 'store']).as('store'), {
        summary: 'Puts a file at the end of a shelf',
        description:
          'At most 15 MB, judged by its content. Which kinds of files a shelf takes, its refusal says.',
        ...{ body: added, bodyType: 'multipart/form-data', answer: offeredFileSchema, status: 201 },
        refusals: {
          404: 'There is no such product.',
          409: 'Its name is taken, or the shelf is full.',
        },
      })
      call(router.put('/:id', [api.OfferedFiles, 'update']).as('update'), {
        summary: 'Says something else of a file, or puts another one in its place',
        description:
          'With `file` that takes the place of the one before, under its name and address; it is of the same type. Language and day are those that are sent.',
        ...{ body: changed, bodyType: 'multipart/form-data', answer: offeredFileSchema },
        refusals: CHANGED,
      })
      call(router.put('/:id/place', [api.OfferedFiles, 'place']).as('place'), {
        summary: 'Moves a file up or down on its shelf',
        ...{ body: filePlaceValidator, answer: offeredFileSchema },
      })
      call(router.delete('/:id', [api.OfferedFiles, 'destroy']).as('destroy'), {
        summary: 'Takes a file off its shelf',
        ...{ body: seenFileValidator, answer: nothing, refusals: CHANGED },
      })
    })
    .prefix('/api/v1/offered-files')
    .where('id', rowId)
    .as('api.catalogue.offered_files')
    .use(middleware.scope({ all: ['products.read', 'products.write'] }))
}
