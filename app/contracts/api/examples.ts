import { describeFields, exemplify } from '#shared/http/api_description'

export default function examples() {
  exemplify({
    'added': [1],
    'changed': [0],
    'unchanged': [0],
    '{partner}': [4711],
  })

  describeFields({
    '{partner}': 'Id of the business partner.',
    'bpId': 'Id of the business partner.',
    'added': 'How many.',
    'changed': 'How many.',
    'unchanged': 'How many.',
  })
}
