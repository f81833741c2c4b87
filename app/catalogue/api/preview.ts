import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { previewLimit } from '#catalogue/http/limits'
import { callsOf, is } from '#shared/http/api_description'
import { apiPreview } from '#catalogue/transformers/api_preview'

const { Previews } = controllers.catalogue
const call = callsOf('Preview')

const { about, integer } = is

export default function previewCalls() {
  router
    .group(() => {
      call(
        router
          .get('/products/info/:product/preview', [Previews, 'show'])
          .as('preview')
          .use(previewLimit),
        {
          summary: 'The first rows of a real file of a day',
          query: {
            day: is.askedDay,
            part: about(
              integer,
              'Which file of the day, where it has several; the first without it.'
            ),
          },
          requiredQuery: ['day'],
          answer: apiPreview.schema,
          refusals: {
            404: 'There is no such product, or no file of that day.',
            422: 'The day does not exist, its file lies in the archive or cannot be shown as rows.',
            429: 'Too many previews were asked for.',
          },
        }
      )
    })
    .prefix('/api/v1')
    .as('api.catalogue')
}
