import { exemplify, inGerman } from '#shared/http/api_description'

/** What is said of giving several types at once. */
export default function assignmentWords() {
  exemplify({
    'AssignedSubscriptionType.id': [1],
    'AssignedSubscriptionType.name': ['Index Levels by the Second'],
  })

  inGerman({
    'Gives somebody the same days of several subscription types: of all, or of none':
      'Gibt jemandem dieselben Tage mehrerer Abonnementarten: von allen oder von keiner',
    'The user does not exist.': 'Den Benutzer gibt es nicht.',
    'Types are named; a name that comes twice counts once.':
      'Arten werden mit Namen genannt; ein Name, der zweimal kommt, zählt einmal.',
    'With `salesTrial` it is a trial that ends five days after its start, and the person is told by mail: for holders of `users.sales.register`.':
      'Mit `salesTrial` ist es ein Probezugang, der fünf Tage nach seinem Beginn endet und von dem die Person per Mail erfährt: für Inhaber von `users.sales.register`.',
    'Otherwise for holders of `users.write`.': 'Sonst für Inhaber von `users.write`.',
    'The right for this way of giving is missing.': 'Das Recht, so zu geben, fehlt.',
    'A type cannot be given in this way, or the account is locked.':
      'Eine Art kann so nicht gegeben werden, oder das Konto ist gesperrt.',
  })
}
