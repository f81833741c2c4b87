import { describeCalls, is } from '#shared/http/api_description'
import { DOWNLOAD_CATEGORIES } from '#catalogue/domain/download_centre'
import { trialRequestValidator } from '#catalogue/validators/trial_request'

const { about, integer, nothing, object, oneOf, pageOf, text } = is

const downloadFile = object({
  name: text,
  category: oneOf(DOWNLOAD_CATEGORIES),
  type: about(text, 'What the name ends with, in capitals.'),
  size: about(integer, 'Bytes.'),
  link: about(text, 'Address of the file, for whoever is signed in.'),
})

describeCalls('Trials and downloads', {
  'POST /a7-requests': {
    summary: 'Asks for the trial of an analytics product, or for a year of sample data',
    description:
      'With `product` it is a trial, and `subProductId` names the package to keep afterwards. With `subProductId` alone it is sample data of that product. A VAT ID is needed in the European Union.',
    body: trialRequestValidator,
    answer: nothing,
    status: 201,
    refusals: { 429: 'Too many requests were sent.' },
  },
  'GET /download-centre': {
    summary: 'The documents and programs of the download centre',
    answer: pageOf(downloadFile),
  },
})
