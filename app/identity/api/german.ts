import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'People with an account, and oneself.': 'Menschen mit einem Konto, und man selbst.',
    'What programs sign in with.': 'Womit sich Programme anmelden.',
    'Where somebody is signed in at the moment': 'Wo jemand im Augenblick angemeldet ist',
    'The tokens of somebody, never their values': 'Die Token von jemandem, nie ihre Werte',
    'Signs somebody out everywhere; tokens stay': 'Meldet jemanden überall ab; Token bleiben',
    'Signs somebody out in one browser': 'Meldet jemanden in einem Browser ab',
    'Ends a token of somebody at once': 'Beendet einen Token von jemandem sofort',
    'The mails to somebody, without links that let somebody in':
      'Die E-Mails an jemanden, ohne Links, mit denen jemand hineinkommt',
    'Who changed what about somebody, with old and new values':
      'Wer an jemandem was geändert hat, mit alten und neuen Werten',
    'Sends a mail to somebody once more': 'Sendet eine E-Mail an jemanden noch einmal',
    'Parts of the mail were only for its receiver.':
      'Teile der E-Mail waren nur für ihren Empfänger.',
    'Names the session to others than its own browser.':
      'Benennt die Sitzung für andere als ihren eigenen Browser.',
    'Browser and system.': 'Browser und System.',
    'What the mail server said at the last try.': 'Was der Mailserver beim letzten Versuch sagte.',
    'Links that let somebody in are left out: […].':
      'Links, mit denen jemand hineinkommt, sind ausgelassen: […].',
    'Null where the shop itself did it.': 'Null, wo es der Shop selbst tat.',
    'Number of the business partner.': 'Nummer des Geschäftspartners.',
    'A token is not enough: only in a signed-in browser.':
      'Ein Token genügt nicht: nur in einem angemeldeten Browser.',
    'Accepts the privacy notice': 'Stimmt den Datenschutzhinweisen zu',
    'Accounts of staff are deleted by administrators only.':
      'Konten des Personals löschen nur Administratoren.',
    'Additional e-mail addresses that are not sent stay; changed ones must be verified.':
      'Weitere E-Mail-Adressen, die nicht gesendet werden, bleiben; geänderte müssen bestätigt werden.',
    'Address of the API for which the token is valid.': 'Adresse der API, für die der Token gilt.',
    'Authenticator app, passkeys and recovery codes end, and the customer is told by mail.':
      'Authenticator-App, Passkeys und Wiederherstellungscodes enden, und der Kunde erfährt es per E-Mail.',
    'Changes a user: oneself, or with `users.write` anybody':
      'Ändert einen Benutzer: sich selbst, oder mit `users.write` jeden',
    'Changes the own password and signs out everywhere else':
      'Ändert das eigene Kennwort und meldet überall sonst ab',
    'Deletes a user who has neither orders nor subscriptions':
      'Löscht einen Benutzer, der weder Bestellungen noch Abonnements hat',
    'Everybody registers themselves, with both agreements; the answer is the same whether the address has an account or not.':
      'Jeder registriert sich selbst, mit beiden Zustimmungen; die Antwort ist dieselbe, ob die Adresse ein Konto hat oder nicht.',
    'Grants a member of staff a group; nobody grants more rights than they have':
      'Gibt Mitarbeitenden eine Gruppe; niemand vergibt mehr Rechte, als er hat',
    'Incorrect password': 'Falsches Kennwort',
    'It is shown this once.': 'Er wird nur dieses eine Mal gezeigt.',
    'It is valid for 90 days unless fewer are asked for.':
      'Er gilt 90 Tage, wenn nicht weniger verlangt werden.',
    'Lets a locked customer in again': 'Lässt einen gesperrten Kunden wieder herein',
    'Locks a customer out at once': 'Sperrt einen Kunden sofort aus',
    'Mails somebody who has not activated the account a new link to choose a password':
      'Schickt jemandem, der das Konto nicht aktiviert hat, einen neuen Link zur Wahl eines Kennworts',
    'Makes a token with which a marketplace reads the products, valid for a year':
      'Erzeugt einen Token, mit dem ein Marktplatz die Produkte liest, ein Jahr gültig',
    'With `kind` `test` it tries the way of an order out: nothing is charged, and nothing of it is among what is real.':
      'Mit `kind` `test` probiert es den Weg einer Bestellung aus: Berechnet wird nichts, und nichts davon steht bei dem, was echt ist.',
    'Makes an API token for the own account': 'Erzeugt einen API-Token für das eigene Konto',
    'New password is empty': 'Das neue Kennwort ist leer',
    'Null for staff.': 'Null beim Personal.',
    'One user: oneself, or with `users.read` anybody':
      'Ein Benutzer: man selbst, oder mit `users.read` jeder',
    'Only for a signed-in browser: a token cannot make or end tokens.':
      'Nur für einen angemeldeten Browser: Ein Token kann keine Token erzeugen oder beenden.',
    'Only for oneself, in a signed-in browser.':
      'Nur für sich selbst, in einem angemeldeten Browser.',
    'Only for oneself.': 'Nur für sich selbst.',
    'Only staff can have a group.': 'Nur Personal kann eine Gruppe haben.',
    'Registering somebody else needs the right `users.write`.':
      'Jemand anderen zu registrieren braucht das Recht `users.write`.',
    'Registers a customer': 'Registriert einen Kunden',
    'Revokes an own API token at once': 'Widerruft einen eigenen API-Token sofort',
    'Saves the details after the first sign-in': 'Speichert die Angaben nach der ersten Anmeldung',
    'Says as whom a member of staff is known; the first sign-in registers them':
      'Sagt, als wer Mitarbeitende bekannt sind; die erste Anmeldung registriert sie',
    'Takes a granted group away': 'Nimmt eine vergebene Gruppe weg',
    'Takes all second factors from a customer who lost them':
      'Nimmt einem Kunden, der sie verloren hat, alle zweiten Faktoren',
    'Takes over the language in which somebody wants to be written to':
      'Übernimmt die Sprache, in der jemand angeschrieben werden will',
    'The account has as many tokens as it may have.':
      'Das Konto hat so viele Token, wie es haben darf.',
    'The account has rights that the caller has not.':
      'Das Konto hat Rechte, die der Aufrufer nicht hat.',
    'The account is activated or merged, or its password is kept elsewhere.':
      'Das Konto ist aktiviert oder zusammengeführt, oder sein Kennwort liegt anderswo.',
    'The account is merged.': 'Das Konto ist zusammengeführt.',
    'Counts the changes of the account.': 'Zählt die Änderungen des Kontos.',
    'Or the account has changed meanwhile.': 'Oder das Konto hat sich inzwischen geändert.',
    'The account is of staff, or merged.':
      'Das Konto gehört zum Personal oder ist zusammengeführt.',
    'The address has an account (only said to staff), or accounts are made elsewhere.':
      'Die Adresse hat ein Konto (nur dem Personal gesagt), oder Konten entstehen anderswo.',
    'The customer has no second factor here.': 'Der Kunde hat hier keinen zweiten Faktor.',
    'The filters understand the words of a user’s record as well: `type=external`, `active=true`, `locked=false`.':
      'Die Filter verstehen auch die Wörter eines Nutzerdatensatzes: `type=external`, `active=true`, `locked=false`.',
    'The groups of the shop and the staff in them': 'Die Gruppen des Shops und das Personal darin',
    'The own API tokens, without their values': 'Die eigenen API-Token, ohne ihre Werte',
    'The sign-in provider names the group; it can only be taken away there.':
      'Der Anmeldeanbieter nennt die Gruppe; nur dort kann sie weggenommen werden.',
    'The token.': 'Der Token.',
    'The user has records that must stay, or is oneself.':
      'Der Benutzer hat Aufzeichnungen, die bleiben müssen, oder ist man selbst.',
    'The users of the shop': 'Die Benutzer des Shops',
    'Tokens': 'Token',
    'Too many registrations came from this address.':
      'Von dieser Adresse kamen zu viele Registrierungen.',
    'Too many wrong passwords.': 'Zu viele falsche Kennwörter.',
    'Users': 'Benutzer',
    'How many orders, downloads and the like go along, by their names.':
      'Wie viele Bestellungen, Downloads und dergleichen mitgehen, nach ihren Namen.',
    'The accounts have rights that the caller has not.':
      'Die Konten haben Rechte, die der Aufrufer nicht hat.',
    'A payment is under way, one of the accounts is internal, locked, merged already or to be deleted, or it is oneself.':
      'Eine Zahlung läuft, eines der Konten ist intern, gesperrt, schon zusammengeführt oder zu löschen, oder man ist es selbst.',
    'What would come of merging a user into another one':
      'Was aus der Zusammenführung eines Benutzers mit einem anderen würde',
    'The user who goes on.': 'Der Benutzer, der weiterbesteht.',
    'Merges a user into another one who is the same person':
      'Führt einen Benutzer mit einem anderen zusammen, der dieselbe Person ist',
    'Whatever belongs to the user goes along, sessions and tokens end.':
      'Was zum Benutzer gehört, geht mit; Sitzungen und Token enden.',
    '`confirm` is the e-mail address of the user who ends; `billing` and `delivery` say whether an address stays (`keep`) or comes from that user (`take`).':
      '`confirm` ist die E-Mail-Adresse des Benutzers, der endet; `billing` und `delivery` sagen, ob eine Adresse bleibt (`keep`) oder von diesem Benutzer kommt (`take`).',
    'The answer is the user who goes on.': 'Die Antwort ist der Benutzer, der weiterbesteht.',
    'Verifies an additional e-mail address by the code that was mailed to it':
      'Bestätigt eine weitere E-Mail-Adresse mit dem Code, der an sie geschickt wurde',
    'Whether the caller may delete the user, to whom neither orders nor subscriptions may refer.':
      'Ob der Aufrufer den Benutzer löschen darf, auf den weder Bestellungen noch Abonnements verweisen dürfen.',
    'Whoever calls has made sure who is asking (`confirmed`), and says why.':
      'Wer aufruft, hat sich vergewissert, wer fragt (`confirmed`), und sagt warum.',
    'With `createdByAdmin`, there or in `userDetails`, holders of `users.write` register somebody else (201 with the user).':
      'Mit `createdByAdmin`, dort oder in `userDetails`, registrieren Inhaber von `users.write` jemand anderen (201 mit dem Benutzer).',
    '`marketplaceToken` names the marketplace.': '`marketplaceToken` nennt den Marktplatz.',
    'Name of the group.': 'Name der Gruppe.',
    'Id of the session.': 'Id der Sitzung.',
    'Id of the token.': 'Id des Tokens.',
    'Id of the mail.': 'Id der E-Mail.',
    'The code of the mail.': 'Der Code aus der E-Mail.',
    'Place in the history, from 1.': 'Stelle in der Geschichte, ab 1.',
    'What was there before.': 'Was vorher da war.',
    'What is there since.': 'Was seitdem da ist.',
    'How many end.': 'Wie viele enden.',
  })
}
