import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { downloadFileSchema } from '#catalogue/transformers/download_file_transformer'
import { trialRequestValidator } from '#catalogue/validators/trial_request'

const { api } = controllers.catalogue
const call = callsOf('Trials and downloads')

const { nothing, pageOf } = is

export default function requestsCalls() {
  call(
    router
      .post('/api/v1/a7-requests', [api.TrialRequests, 'store'])
      .as('api.catalogue.trial_requests.store'),
    {
      summary: 'Asks for the trial of an analytics product, or for a year of sample data',
      description:
        'With `product` it is a trial, and `subProductId` names the package to keep afterwards. With `subProductId` alone it is sample data of that product. A VAT ID is needed in the European Union.',
      body: trialRequestValidator,
      answer: nothing,
      status: 201,
      refusals: { 429: 'Too many requests were sent.' },
    }
  )

  call(
    router
      .get('/api/v1/download-centre', [api.DownloadCentre, 'index'])
      .use(middleware.auth())
      .as('api.catalogue.download_centre'),
    {
      summary: 'The documents and programs of the download centre',
      answer: pageOf(downloadFileSchema),
    }
  )
}
