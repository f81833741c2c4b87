import { describeFields, exemplify, inGerman } from '#shared/http/api_description'

export default function requestWords() {
  describeFields({
    'subscription-requests.{request}': 'Number of the request.',
    'typeId': 'Id of the subscription type.',
  })
  exemplify({
    'SubscriptionRequest.id': [1],
    'userInfo.id': [1],
    'userInfo.firstName': ['Anna'],
    'userInfo.lastName': ['Brandt'],
    'SubscriptionRequest.subscriptionTypeId': [10],
    'SubscriptionRequest.subscriptionTypeName': ['FX by Currency'],
    'SubscriptionRequest.productName': ['FX Filtered'],
    'SubscriptionRequest.startDate': [20270104],
    'baseCurrencies.name': ['EUR'],
    'SubscriptionRequest.state': ['New'],
    '{request}': [1],
  })
  inGerman({
    'Number of the request.': 'Nummer der Anfrage.',
    'Null for visitors without an account.': 'Null bei Besuchern ohne Konto.',
    'Null while several types or none give the product.':
      'Null, solange mehrere Arten oder keine das Produkt geben.',
    'Requests for subscriptions': 'Abonnementanfragen',
    'Confirms a request for a subscription': 'Bestätigt eine Abonnementanfrage',
    'Gives the days that are sent; without a first day it begins today, without a last one it does not end.':
      'Gewährt die Tage, die gesendet werden; ohne ersten Tag beginnt es heute, ohne letzten endet es nicht.',
    'Type and currencies are those that were asked for, unless sent.':
      'Art und Währungen sind die angefragten, wenn keine gesendet werden.',
    'Files of a filterable type begin with actualStartDate, or with the first day.':
      'Dateien einer filterbaren Art beginnen mit actualStartDate oder mit dem ersten Tag.',
    'Rejects a request for a subscription': 'Lehnt eine Abonnementanfrage ab',
    'The reason goes to whoever asked.': 'Die Begründung geht an den, der gefragt hat.',
    'The request is not New.': 'Die Anfrage ist nicht New.',
    'The request is not New, or nobody has an account for it.':
      'Die Anfrage ist nicht New, oder es gibt kein Konto dazu.',
  })
}
