import { describeFields, describeGroups, exemplify } from '#shared/http/api_description'

const LINK_ID = 'q9Yt0nZ4c1vB7xW2e5Rk8mL3pJ6sDhFgTaUoKiVbNz4'

export default function examples() {
  describeGroups('Receive', {
    'Downloads': 'Files, each downloaded once, and what proves them.',
    'Public links': 'Addresses under which files are open to whoever has them.',
  })

  describeGroups('Staff', {
    Tasks: 'The work that makes files.',
  })

  exemplify({
    'productFolder': ['mdsf_cash_trades'],
    'filesDone': [21],
    'filesExpected': [21],
    'filesEmpty': [0],
    'attempts': [1],
    'agent': ['loader/2.1'],
    'by': ['Anna Brandt'],
    'person': ['Anna Brandt'],
    'bytesAsked': [184320000],
    'bytesSent': [184320000],
    'firstByte': [0],
    'claimId': ['0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a4'],
    'keyId': ['delivery-2026'],
    'manifest': ['{"format":"kontor-manifest/2","revision":1}'],
    'signature': ['bWFuaWZlc3Qgc2lnbmF0dXJl'],
    'tasks.{id}': [42],
    '{claimId}': ['0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a4'],
    'links.{linkId}': ['0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a5'],
    'public-files.{linkId}': [LINK_ID],
    'linkId': [LINK_ID],
    '{fileId}': [31],
  })

  describeFields({
    'tasks.{id}': 'Id of the task.',
    '{claimId}': 'Id of the claimed download.',
    'claimId': 'Id of the claimed download.',
    'links.{linkId}': 'The `id` of the public link.',
    'public-files.{linkId}': 'The `linkId` of the public link: the last part of its address.',
    '{fileId}': 'Id of the file.',
    'keyId': 'Id of the key that signs.',
    'orderItemId': 'Id of the item that it works for.',
    'filesDone': 'How many files.',
    'filesExpected': 'How many files.',
    'DeliveredFile.version': 'Counts how often the day was delivered anew.',
    'file.version': 'Counts how often the day was delivered anew.',
    'firstByte': 'The first byte of what was asked for, from 0.',
    'bytesAsked': 'Bytes.',
    'bytesSent': 'Bytes.',
    'revision': 'Counts how often the manifest was signed anew.',
    'newerRevision': 'The revision that replaced it.',
  })
}
