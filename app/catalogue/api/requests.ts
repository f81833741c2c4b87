import limits from '#config/api_limits'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { saidAllowance } from '#shared/http/sending_allowance'
import { apiDownloadFile } from '#catalogue/transformers/download_file_transformer'
import { sampleLimit } from '#catalogue/http/limits'
import { sampleSchema } from '#catalogue/transformers/sample_api_transformer'
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
      hasHoneypot: true,
      answer: nothing,
      status: 201,
      limits: [saidAllowance(limits.taken.trials), { ...limits.trialsOfEmail, counts: 'email' }],
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
      answer: pageOf(apiDownloadFile.schema),
    }
  )

  call(
    router
      .get('/api/v1/download-centre/:category/:name', [
        controllers.catalogue.DownloadCentre,
        'show',
      ])
      .use(middleware.auth())
      .as('api.catalogue.download_centre.file'),
    {
      summary: 'A file of the download centre',
      file: 'application/octet-stream',
      refusals: { 404: 'There is no such file.' },
    }
  )

  call(
    router
      .get('/api/v1/products/info/:product/samples', [api.Samples, 'index'])
      .as('api.catalogue.samples'),
    {
      summary: 'The samples of a product: whole files that are free',
      answer: pageOf(sampleSchema),
      refusals: { 404: 'There is no such product.' },
    }
  )

  call(
    router
      .get('/api/v1/products/info/:product/samples/:name', [controllers.catalogue.Samples, 'show'])
      .use(sampleLimit)
      .as('api.catalogue.samples.file'),
    {
      summary: 'A sample',
      file: 'application/octet-stream',
      tagged: 'whole',
      refusals: { 404: 'There is no such sample.' },
    }
  )
}
