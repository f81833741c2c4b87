import { describeFields, exemplify, inGerman } from '#shared/http/api_description'

export default function fileWords() {
  describeFields({ 'files.{file}': 'Id of the file.' })
  exemplify({
    'SubscriptionFile.id': ['1-20260302-1'],
    'SubscriptionFile.filename': ['index_levels_20260302.csv.gz'],
    'SubscriptionFile.date': [20260302],
    'SubscriptionFile.version': [1],
    'SubscriptionFile.product': ['index_levels'],
    'SubscriptionFile.condition': ['available'],
    'SubscriptionFile.storage': ['lake'],
    'SubscriptionFile.link': [
      'https://kontor.example/api/v1/subscriptions/1/users/7/files/1-20260302-1',
    ],
    'nextCursor': ['WzEsInN1YnNjcmlwdGlvbiAzIixbXV0'],
    'hasMore': [false],
    'files.{file}': ['1-20260302-1'],
  })
  inGerman({
    'Names the file, whichever version it has.': 'Benennt die Datei, welche Fassung sie auch hat.',
    'The same as `updatedAt`.': 'Dasselbe wie `updatedAt`.',
    'Above 1 it took the place of another one.': 'Über 1 hat sie eine andere ersetzt.',
    'What lies in the archive comes back when it is asked for, which takes a while.':
      'Was im Archiv liegt, kommt zurück, wenn danach gefragt wird; das dauert eine Weile.',
    'Null where it was not cut to the choice yet, or was withdrawn.':
      'Null, wo sie noch nicht nach der Auswahl zugeschnitten oder zurückgezogen wurde.',
    'Null where it was withdrawn, never brought back from the archive, or not cut to the choice yet: then it stands in the headers of the file.':
      'Null, wo sie zurückgezogen, nie aus dem Archiv zurückgeholt oder noch nicht nach der Auswahl zugeschnitten wurde: Dann steht sie in den Kopfzeilen der Datei.',
    'What was withdrawn cannot be fetched any more.':
      'Was zurückgezogen wurde, lässt sich nicht mehr abrufen.',
    'Where its holder fetches it; null where it was withdrawn.':
      'Wo ihr Inhaber sie abruft; null, wo sie zurückgezogen wurde.',
    'The files of a user’s subscription, as they appear':
      'Die Dateien des Abonnements eines Benutzers, wie sie erscheinen',
    'Begin without a cursor and go on with `nextCursor` while `hasMore` is true; keep the last one, and ask with it when you want to know what came since.':
      'Beginnen Sie ohne Cursor und gehen Sie mit `nextCursor` weiter, solange `hasMore` true ist; behalten Sie den letzten und fragen Sie mit ihm, was seitdem kam.',
    'Nothing is left out or told twice, whatever comes while you read.':
      'Nichts wird ausgelassen oder doppelt genannt, was auch kommt, während Sie lesen.',
    'A file that was replaced is told again with its new version, days that may be seen from now on as new ones.':
      'Eine ersetzte Datei wird mit ihrer neuen Fassung wieder genannt, Tage, die von nun an gesehen werden dürfen, wie neue.',
    'A file that is withdrawn is told as such, to whoever has begun before; one that comes again is new.':
      'Eine zurückgezogene Datei wird als solche genannt, wenn schon vorher gelesen wurde; eine, die wiederkommt, ist neu.',
    'Files of filterable types are cut to the choice of their holder when he asks for the first time.':
      'Dateien filterbarer Arten werden nach der Auswahl ihres Inhabers zugeschnitten, wenn er zum ersten Mal nach ihnen fragt.',
    'Customers see their own ones, holders of `subscriptions.users.read` all.':
      'Kunden sehen ihre eigenen, Inhaber von `subscriptions.users.read` alle.',
    'Files that may be seen; null where a cursor was sent.':
      'Dateien, die gesehen werden dürfen; null, wo ein Cursor gesendet wurde.',
    'Where to go on, now or later.': 'Wo es weitergeht, jetzt oder später.',
    'Whether there is more to read at once.': 'Ob es gleich mehr zu lesen gibt.',
    'The `nextCursor` of an earlier answer.': 'Der `nextCursor` einer früheren Antwort.',
    'Only files that were changed since, to begin with; with a cursor it does not count.':
      'Zu Beginn nur Dateien, die seitdem geändert wurden; mit einem Cursor zählt es nicht.',
    'Files in an answer; 1000 unless sent.': 'Dateien in einer Antwort; 1000, wenn nicht gesendet.',
    'One file of the caller’s own subscription': 'Eine Datei des eigenen Abonnements',
    'Its SHA-256 stands in `Repr-Digest`, and as `ETag`.':
      'Ihre SHA-256 steht in `Repr-Digest` und als `ETag`.',
    'It cannot be cut to the choice, or the archive does not give it.':
      'Sie lässt sich nicht nach der Auswahl zuschneiden, oder das Archiv gibt sie nicht heraus.',
    'It is being cut to the choice, or comes back from the archive: ask again after `Retry-After` seconds.':
      'Sie wird nach der Auswahl zugeschnitten oder kommt aus dem Archiv zurück: Fragen Sie nach `Retry-After` Sekunden wieder.',
  })
}
