import { describeFields, exemplify, inGerman } from '#shared/http/api_description'

/** Examples and German words of who holds what. */
export default function userWords() {
  describeFields({
    'users.{userId}': 'Id of the user.',
    'dateRanges.{range}': 'Id of the date range.',
    'startDate': 'Day as YYYYMMDD; 0 is open.',
    'endDate': 'Day as YYYYMMDD; 0 is open.',
    'actualStartDate': 'Day as YYYYMMDD; 0 is open.',
    'visibilityStartDate': 'Day as YYYYMMDD; 0 is open.',
    'visibilityEndDate': 'Day as YYYYMMDD; 0 is open.',
  })
  exemplify({
    ...{ '{userId}': [7], '{range}': [12] },
    'users': [7],
    'unrestricted': [true],
    'startDate': [20270101],
    'endDate': [20271231],
    'actualStartDate': [0],
    'visibilityStartDate': [20270101],
    'visibilityEndDate': [0],
    'trial': [false],
    'salesTrial': [false],
    'isVisible': [true],
    'DateRange.id': [12],
    'DateRange.updatedAt': ['2026-11-02T09:30:00.000000Z'],
    'subscriptionRequestId': [null],
    'levelTwoItems.name': ['EUR'],
    'UserSubscription.id': [3],
    'UserSubscription.typeId': [1],
    'UserSubscription.name': ['Index Levels by the Second'],
    'UserSubscription.description': ['Levels of all indices, one file a trading day'],
    'UserSubscription.folder': ['Index data'],
    'UserSubscription.isFilterable': [false],
    'UserSubscription.specialType': [null],
    'UserSubscription.isUnrestricted': [false],
    'UserSubscription.status': ['Upcoming'],
    ...{ 'content.folder': ['Index data'], 'content.isFilterable': [false] },
    'isSubscriptionUpcoming': [true],
    'isSubscriptionUnrestricted': [false],
    'isSubscriptionActive': [false],
    'userLocked': [false],
    'isComplete': [true],
  })
  inGerman({
    'Id of the date range.': 'Id des Zeitraums.',
    'Day as YYYYMMDD; 0 is open.': 'Tag als JJJJMMTT; 0 ist offen.',
    'For filterable types: first day with files; 0 where it is the first day.':
      'Bei filterbaren Arten: erster Tag mit Dateien; 0, wo es der erste Tag ist.',
    'Given by sales; such a range is a trial for good.':
      'Vom Vertrieb gegeben; ein solcher Zeitraum bleibt ein Probezugang.',
    'Whether its days may be seen today.': 'Ob seine Tage heute gesehen werden dürfen.',
    'Number of the request that it answers.': 'Nummer der Anfrage, die er beantwortet.',
    'Every day, past and to come; there are no date ranges then.':
      'Jeder Tag, vergangen und künftig; Zeiträume gibt es dann keine.',
    'Whether one of the ranges is a trial.': 'Ob einer der Zeiträume ein Probezugang ist.',
    'Whether one of the ranges was given by sales.':
      'Ob einer der Zeiträume vom Vertrieb gegeben wurde.',
    'Who holds a subscription type': 'Wer eine Abonnementart hat',
    'Tells a user of a subscription by mail': 'Sagt einem Benutzer per E-Mail von einem Abonnement',
    'Adds a user with unrestricted access, or changes when a subscription may be seen':
      'Fügt einen Benutzer mit unbeschränktem Zugang hinzu oder ändert, wann ein Abonnement gesehen werden darf',
    'The window of days on which all of it may be seen is as it is sent; without an end it is open there.':
      'Die Tage, an denen alles davon gesehen werden darf, sind wie gesendet; ohne Ende bleibt es dort offen.',
    'Somebody new is added by `unrestricted: true`; days are given by date ranges.':
      'Wer neu ist, kommt durch `unrestricted: true` hinzu; Tage werden durch Zeiträume gegeben.',
    'The reason stands in the history.': 'Der Grund steht im Verlauf.',
    'The user is locked or has date ranges, the type is filterable, or unrestricted access would end.':
      'Der Benutzer ist gesperrt oder hat Zeiträume, die Art ist filterbar, oder unbeschränkter Zugang würde enden.',
    'What a user has of a subscription type': 'Was ein Benutzer von einer Abonnementart hat',
    'The user does not hold the type.': 'Der Benutzer hat die Art nicht.',
    'What the user has of the type has changed meanwhile.':
      'Was der Benutzer von der Art hat, hat sich inzwischen geändert.',
    'Another one after each change of what is held, never used again.':
      'Nach jeder Änderung dessen, was jemand hat, eine andere, und keine zweimal.',
    'Takes a subscription away from a user, with all that belongs to it':
      'Nimmt einem Benutzer ein Abonnement mit allem, was dazugehört',
    'Sets the days on which all of a subscription may be seen':
      'Legt die Tage fest, an denen alles von einem Abonnement gesehen werden darf',
    'Without both ends, or with 0 at both, there is no such window.':
      'Ohne beide Enden, oder mit 0 an beiden, gibt es keine solche Grenze.',
    'Deletes the days on which all of a subscription may be seen':
      'Löscht die Tage, an denen alles von einem Abonnement gesehen werden darf',
    'What its date ranges say stays.': 'Was seine Zeiträume sagen, bleibt.',
    'Gives all date ranges of a user to other users':
      'Gibt alle Zeiträume eines Benutzers anderen Benutzern',
    'All of them get it, or nobody.': 'Alle bekommen es oder niemand.',
    'Who has the same date range already keeps it.':
      'Wer denselben Zeitraum schon hat, behält ihn.',
    'Sales trials and unrestricted access are not copied; false where there were some.':
      'Probezugänge des Vertriebs und unbeschränkter Zugang werden nicht kopiert; false, wo es so etwas gab.',
    'A user is locked or unrestricted, or nothing of it can be copied.':
      'Ein Benutzer ist gesperrt oder unbeschränkt, oder nichts davon kann kopiert werden.',
    'Sends a user the mail that welcomes to a subscription':
      'Sendet einem Benutzer die E-Mail, die zu einem Abonnement begrüßt',
    'The account of the user is locked.': 'Das Konto des Benutzers ist gesperrt.',
    'The date ranges of a user’s subscription': 'Die Zeiträume des Abonnements eines Benutzers',
    'One date range': 'Ein Zeitraum',
    'Gives a user more days of a subscription':
      'Gibt einem Benutzer weitere Tage eines Abonnements',
    'Who did not hold the type does so then.': 'Wer die Art noch nicht hatte, hat sie dann.',
    'The user is locked or unrestricted, or the type is filterable.':
      'Der Benutzer ist gesperrt oder unbeschränkt, oder die Art ist filterbar.',
    'Changes a date range': 'Ändert einen Zeitraum',
    'An end that is 0 or left out is open.': 'Ein Ende, das 0 ist oder fehlt, ist offen.',
    'The type is filterable, or somebody has changed the range meanwhile.':
      'Die Art ist filterbar, oder jemand hat den Zeitraum inzwischen geändert.',
    'Deletes a date range': 'Löscht einen Zeitraum',
    'With the last one the user loses the subscription.':
      'Mit dem letzten verliert der Benutzer das Abonnement.',
    'The type is filterable.': 'Die Art ist filterbar.',
    'Gives a date range of a user to other users':
      'Gibt einen Zeitraum eines Benutzers anderen Benutzern',
    'It is a sales trial or of a filterable type, or a user is locked.':
      'Er ist ein Probezugang des Vertriebs oder von einer filterbaren Art, oder ein Benutzer ist gesperrt.',
    'The subscriptions of a user, with their date ranges':
      'Die Abonnements eines Benutzers mit ihren Zeiträumen',
    'Customers see their own ones, holders of `subscriptions.users.write` all.':
      'Kunden sehen ihre eigenen, Inhaber von `subscriptions.users.write` alle.',
    'The subscription types that a user does not hold':
      'Die Abonnementarten, die ein Benutzer nicht hat',
  })
}
