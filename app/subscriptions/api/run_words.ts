import { exemplify, inGerman } from '#shared/http/api_description'

export default function runWords() {
  exemplify({
    'SubscriptionRun.id': [1],
    'SubscriptionRun.typeId': [1],
    'SubscriptionRun.kind': ['Initialise'],
    'SubscriptionRun.state': ['Running'],
    'SubscriptionRun.daysTotal': [5012],
    'SubscriptionRun.daysDone': [1500],
    'SubscriptionRun.daysEntered': [3],
    'SubscriptionRun.daysTold': [1],
    'SubscriptionRun.problem': [null],
    'SubscriptionRun.createdAt': ['2026-11-23T09:30:00.000Z'],
    'SubscriptionRun.endedAt': [null],
  })
  inGerman({
    'Days with files when it began.': 'Tage mit Dateien, als sie begann.',
    'Days that it has looked at.': 'Tage, die sie angesehen hat.',
    'Days that were missing in the book of announced days.':
      'Tage, die im Buch der gemeldeten Tage fehlten.',
    'Days of these that webhooks are told of.': 'Tage davon, die Webhooks gemeldet werden.',
    'Why it failed.': 'Warum sie scheiterte.',
    'The type is filterable, or its other task is under way.':
      'Die Art ist filterbar, oder ihre andere Aufgabe läuft.',
    'No task is under way.': 'Keine Aufgabe läuft.',
    'Initialises missing files of a subscription type':
      'Initialisiert fehlende Dateien einer Abonnementart',
    'A task: it enters days with files that the book of announced days misses.':
      'Eine Aufgabe: Sie trägt Tage mit Dateien ein, die im Buch der gemeldeten Tage fehlen.',
    'Webhooks are told of those that came since the book was begun, of each day once.':
      'Webhooks erfahren von denen, die seit Beginn des Buches kamen, von jedem Tag einmal.',
    'Deletes and recreates all files of a subscription type':
      'Löscht alle Dateien einer Abonnementart und erstellt sie neu',
    'A task: the book of announced days is written anew, days without files go.':
      'Eine Aufgabe: Das Buch der gemeldeten Tage wird neu geschrieben, Tage ohne Dateien fallen weg.',
    'Nobody is told twice of a day.': 'Niemand erfährt zweimal von einem Tag.',
    'How far the newest task of a subscription type is':
      'Wie weit die neueste Aufgabe einer Abonnementart ist',
    'Stops the task of a subscription type': 'Hält die Aufgabe einer Abonnementart an',
  })
}
