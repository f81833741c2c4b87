#!/usr/bin/env python3
"""Quotes, orders, fetches and verifies market data of @@NAME@@.

One file for Python 3.9 or newer without anything to install; with pandas, previews are frames.
A token is made on the page "API tokens" of your account; with one for tests nothing is charged, the files are
made up, and all else is the same. On the command line:

    export KONTOR_TOKEN=...
    python kontor.py quote tick_cash_l1 2023-01-01 2023-12-31
    python kontor.py order tick_cash_l1 2023-01-01 2023-12-31 --pay Quota \\
        --accept terms,legal_entity --wait --download data
    python kontor.py order-quote Q-2026-000042 --pay Quota --accept terms,legal_entity
    python kontor.py since 3 data
    python kontor.py report 2026-09-18 DE00ELB00008,NO00FJO00018

In a program:

    from kontor import Kontor, selection
    shop = Kontor()
    year = selection("tick_cash_l1", "2023-01-01", "2023-12-31")
    quote = shop.quote(year)
    order = shop.order(year, pay="Quota", accept=["terms", "legal_entity"],
                       total=quote["grossPrice"])
    shop.wait(order)
    shop.download(order, "data")

It ends with
    0  done                          4  the shop cannot be reached
    1  files are missing: run again  5  a signature or sum is wrong
    2  used wrongly                  6  the order, its payment or the report failed
    3  the shop refuses              7  not completed in the time that was given
    8  the disk has no room for     130  interrupted: run again, and it goes on
       what is to come: nothing of it is begun
"""
import argparse
import base64
import calendar
import email.utils
import hashlib
import http.client
import json
import os
import re
import shutil
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

SHOP = "@@SHOP@@"
MISSING, USAGE, REFUSED, UNREACHABLE, FORGED, FAILED, LATE, NO_ROOM, INTERRUPTED = 1, 2, 3, 4, 5, 6, 7, 8, 130
LATER = (429, 502, 503, 504)
ENDED = ("Completed", "Failed", "Rejected", "Archived")
KINDS = ("pdf", "pdf_en", "pdf_de", "xlsx", "csv")
CHUNK = 1 << 18
RESERVE = 64_000_000
TEST = "This is a test: nothing is charged, and files are made up."
MADE_UP = "It is that of a test: the files are made up."


class Problem(Exception):
    """What went wrong: `exit` is the exit code, `errors` what the shop said, by field."""

    def __init__(self, message, exit, status=None, errors=()):
        super().__init__(message)
        self.exit, self.status, self.errors = exit, status, list(errors)


def selection(product, first, last, degraded=False, exchanges=(), assets=(), isins=()):
    """Days of a product, as quotes and orders take them."""
    return {"product": product, "from": str(first), "to": str(last), "degraded": degraded,
            "exchanges": list(exchanges), "assets": list(assets), "isins": list(isins)}


def _token(text):
    """Pasted from a file it brings the end of its line along."""
    if not re.fullmatch("[!-~]*", text.strip()):
        raise Problem("The token has signs that no token has.", USAGE)
    return text.strip()


def _address(text):
    if not re.fullmatch("https?://[!-~]+", text.strip()):
        raise Problem(f"The address of the shop is none such as https://shop.example: {text}", USAGE)
    return text.strip().rstrip("/")


def _text(one):
    parts = [one["product"], _iso(one["from"]), _iso(one["to"])]
    parts += ["degraded"] if one["degraded"] else []
    if one["exchanges"] or one["assets"]:
        parts += ["*".join(one["exchanges"]), "*".join(one["assets"])]
    return ".".join(parts + (["~" + "*".join(one["isins"])] if one["isins"] else []))


def _iso(day):
    digits = str(day).replace("-", "").replace("/", "")
    if len(digits) != 8 or not digits.isdigit():
        raise Problem(f"not a day such as 2023-01-31: {day}", USAGE)
    return f"{digits[:4]}-{digits[4:6]}-{digits[6:]}"


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """The token is sent to the shop alone, wherever an answer would lead."""

    def redirect_request(self, *_):
        return None


class Kontor:
    """The shop, as the owner of a token sees it."""

    def __init__(self, token=None, shop=None, tries=None, pause=None, streams=8, say=None):
        self.token = _token(token or os.environ.get("KONTOR_TOKEN") or "")
        self.shop = _address(shop or os.environ.get("KONTOR_SHOP") or SHOP)
        self.tries = int(tries or os.environ.get("KONTOR_TRIES", 8))
        self.pause = float(os.environ.get("KONTOR_PAUSE", 1) if pause is None else pause)
        self.idle = float(os.environ.get("KONTOR_IDLE", 90))
        if streams < 1:
            raise Problem("At least one file has to come at once.", USAGE)
        self.streams, self.say = streams, say or (lambda line: None)
        self.is_test = self.token.startswith("kontor_test_")
        self._stop = threading.Event()
        self._open = urllib.request.build_opener(_NoRedirects).open

    # What can be bought

    def quote(self, *selections):
        """What selections cost and why, before anything is ordered."""
        return self.call("GET", "/quotes", query=[("item", _text(one)) for one in selections])

    def coverage(self, product):
        """Which days of a product exist; `days` has (day, condition) for each day with a file or without."""
        found = self.call("GET", f"/products/info/{_part(product)}/coverage")
        return {**found, "days": list(_days(found["months"]))}

    def preview(self, product, day):
        """The first rows of a real file: a pandas frame where pandas is there, else a list of dicts."""
        found = self.call("GET", f"/products/info/{_part(product)}/preview", query={"day": _iso(day)})
        names = [column["name"] for column in found["columns"]]
        kinds = [column["kind"] for column in found["columns"]]
        lines = [[_typed(kind, value) for kind, value in zip(kinds, row)] for row in found["rows"]]
        try:
            import pandas
        except ImportError:
            return [dict(zip(names, line)) for line in lines]
        return pandas.DataFrame(lines, columns=names)

    # Orders

    def order(self, *selections, pay, accept, total=None, reference=None, key=None, on_link=None):
        """Orders selections and answers the number; the same `key` is the same order.

        `total` is the gross amount that was seen: at another one nothing is ordered. With pay="Card"
        `on_link` gets the payment (else it is said), whose `paymentLink` the owner of the token has to open before
        `expiresAt`; the number is answered when it is paid.
        """
        key = key or str(uuid.uuid4())
        items = [str(uuid.uuid5(uuid.NAMESPACE_URL, f"{key}/{at}")) for at in range(len(selections))]
        basket = self.call("GET", "/basket/me")
        if any(one["clientItemId"] not in items for one in basket["items"]):
            raise Problem("Something else lies in your basket: order or empty it first.", REFUSED)
        try:
            # Locked by its own payment: the same key finds that again.
            for item, one in zip(items, selections) if basket["state"] != "Locked" else ():
                self.call("POST", "/basket/me", {"clientItemId": item, **_wanted(one)})
            return self._checkout(key, pay, accept, total, reference, on_link)
        finally:
            self._take_out(items)

    def order_quote(self, number, pay, accept, reference=None, key=None, on_link=None):
        """Orders a saved quote at its price and answers the number; the same `key` is the same order."""
        key = key or str(uuid.uuid4())
        named = {"Idempotency-Key": f"{key}/quote"}
        self.call("POST", f"/basket/me/saved-quotes/{_part(number)}", headers=named)
        return self._checkout(key, pay, accept, None, reference, on_link)

    def _checkout(self, key, pay, accept, total, reference, on_link):
        said = {"paymentMethod": pay, "consents": list(accept), "expectedTotal": total,
                "ownReference": reference}
        said = {name: value for name, value in said.items() if value is not None}
        placed = self.call("POST", "/basket/me/checkout", said, headers={"Idempotency-Key": key})
        payment = placed.get("payment")
        if not payment:
            return placed["orderId"]
        if payment["paymentLink"]:
            (on_link or _say_link)(payment)
        return self._paid(placed["orderId"])

    def _paid(self, payment):
        """Waits until somebody has paid, and answers the order's number; a link is open for minutes."""
        while True:
            found = self.call("GET", f"/payments/{_part(payment)}/charges", query={"wait": 30})
            if found["isSuccess"]:
                return found["processing"]["orderNumber"]
            if found["isError"]:
                why = "What was taken is given back." if found["state"] != "Failed" else (
                    found["message"] or "It ended before a card was charged; order again under another key.")
                raise Problem(f"Nothing is ordered. {why}", FAILED)

    def _take_out(self, items):
        """A key that was used before finds its order, and leaves what was put in anew."""
        try:
            lying = [one["clientItemId"] for one in self.call("GET", "/basket/me")["items"]]
            for item in set(items) & set(lying):
                self.call("DELETE", f"/basket/me/{item}")
        except Problem:
            pass

    def wait(self, order, seconds=None, on_state=None):
        """Waits until an order is completed, asking as rarely as the shop allows."""
        return self._wait(f"/orders/{int(order)}", f"Order {order}", seconds, on_state)

    def _wait(self, path, name, seconds, on_state):
        ends, seen = time.monotonic() + (10 ** 9 if seconds is None else seconds), None
        while True:
            left = max(0, min(30, int(ends - time.monotonic())))
            found = self.call("GET", path, query={"wait": left} if left else None)
            if found["state"] != seen and on_state:
                on_state(found)
            seen = found["state"]
            if seen in ("Failed", "Rejected"):
                raise Problem(f"{name} is {seen}.", FAILED)
            if seen in ENDED:
                return found
            if time.monotonic() >= ends:
                raise Problem(f"{name} is still {seen}.", LATE)

    def orders(self):
        """All orders, the newest first."""
        return list(self._pages("/orders/basic"))

    # Files

    def download(self, order, folder=None, progress=False):
        """Fetches and verifies every file of an order; what is there is skipped, what was begun goes on."""
        folder = Path(folder or f"order_{order}")
        listed = self._proven(order, folder)
        paths = {}
        for entry in listed["files"]:
            paths.setdefault((entry["sha256"], entry["path"].rsplit("/", 1)[-1]), []).append(entry)
        work = []
        for file in sorted(self._pages(f"/orders/{int(order)}/me/files", 1000), key=lambda one: one["id"]):
            same = paths.get((file["sha256"], file["filename"]))
            if same:
                entry = same.pop(0)
                work.append((entry["path"], entry["bytes"], entry["sha256"], file["link"]))
        if len(work) < len(listed["files"]):
            raise Problem("The list of files is not that of the manifest: run it again.", MISSING)
        fetched = self._all(work, folder, self._fetch_claimed, progress)
        return {"folder": str(folder), "files": len(work), "fetched": fetched}

    def verify(self, folder):
        """Whether a folder holds what its signed manifest says, every byte of it."""
        folder = Path(folder)
        try:
            body = (folder / "manifest.json").read_bytes()
            signature = (folder / "manifest.json.sig").read_bytes()
        except OSError as error:
            raise Problem(f"{error.filename} cannot be read.", USAGE)
        listed = self._signed(body, signature)
        for entry in listed["files"]:
            _safe(entry["path"])
            if not _is_whole(folder / entry["path"], entry["bytes"], entry["sha256"]):
                raise Problem(f"{entry['path']} is not the file of the manifest.", FORGED)
        return {"folder": str(folder), "files": len(listed["files"]), "test": listed.get("test", False)}

    def _proven(self, order, folder):
        """The manifest, once its signature is verified, with what proves it beside the files."""
        for at in range(self.tries):
            try:
                found = self.call("GET", f"/orders/{int(order)}/me/manifest")
                break
            except Problem as problem:
                if problem.status != 409 or at + 1 == self.tries:
                    raise
                self._rest(at)
        body, signature = found["manifest"].encode(), base64.b64decode(found["signature"])
        listed = self._signed(body, signature)
        if listed["reference"] != {"kind": "order", "key": str(order)}:
            raise Problem("The manifest is that of another order.", FORGED)
        _room_for([(folder / _safe(one["path"]), one["bytes"]) for one in listed["files"]], folder)
        folder.mkdir(parents=True, exist_ok=True)
        sums = "".join(f"{one['sha256']}  {one['path']}\n" for one in listed["files"])
        for name, content in (("manifest.json", body), ("manifest.json.sig", signature),
                              ("SHA256SUMS", sums.encode())):
            (folder / name).write_bytes(content)
        return listed

    def _signed(self, body, signature):
        listed = _manifest(body)
        keys = self.call("GET", f"{self.shop}/.well-known/kontor-manifest-keys.json")["keys"]
        known = {key["kid"]: _unpadded(key["x"]) for key in keys}
        key = known.get(listed.get("key"))
        if key is None or not verify_ed25519(key, signature, body):
            raise Problem("The signature of the manifest is not that of the shop.", FORGED)
        return listed

    def _fetch_claimed(self, target, size, sha256, link, count):
        """A claim that ended is asked for once more: the shop says whether the file is used up."""
        for again in (True, False):
            claim = self.call("POST", link)
            try:
                return self._fetch(claim["link"], target, size, sha256, count)
            except Problem as problem:
                if problem.status != 410 or not again:
                    raise

    # Subscriptions

    def subscriptions(self):
        """Your subscriptions, with the days that you may fetch; `typeId` names one."""
        return self.call("GET", "/subscription-types/user/me")["content"]

    def since(self, subscription, folder=None, since="last", archive=False, progress=False):
        """Fetches what came of a subscription since the last run; keeps its place in the folder."""
        folder = Path(folder or f"subscription_{subscription}")
        folder.mkdir(parents=True, exist_ok=True)
        place, files = folder / ".place", f"/subscriptions/{int(subscription)}/users/me/files"
        query = {"limit": 500}
        if since == "last" and place.exists():
            query["cursor"] = place.read_text().strip()
        elif since not in ("last", "all"):
            query["updatedSince"] = _iso(since)
        told = {"folder": str(folder), "files": 0, "fetched": 0, "withdrawn": [], "archived": []}
        while True:
            page = self.call("GET", files, query=query)
            work = []
            for file in page["content"]:
                path = _safe(f"{file['product']}/{file['filename']}")
                if file["condition"] == "withdrawn":
                    told["withdrawn"].append(path)
                elif file["storage"] != "lake" and not archive:
                    told["archived"].append(path)
                else:
                    known = file["sha256"] if file["storage"] == "lake" else None
                    work.append((path, file["size"], known, f"{files}/{file['id']}"))
            _room_for([(folder / path, size) for path, size, *_ in work], folder)
            told["fetched"] += self._all(work, folder, self._fetch_held, progress)
            told["files"] += len(work)
            # What is missing is asked for again from here.
            new = folder / ".place.new"
            new.write_text(page["nextCursor"])
            new.replace(place)
            query = {"limit": 500, "cursor": page["nextCursor"]}
            if not page["hasMore"]:
                return told

    def _fetch_held(self, target, size, sha256, link, count):
        if sha256:
            return self._fetch(link, target, size, sha256, count)
        return self._fetch_cut(link, target, count)

    def _fetch_cut(self, link, target, count):
        """A file that is cut to your choice: the shop says its sum when it sends it."""
        part, had = _part_of(target), _sum(target) if target.exists() else "none"
        for at in range(self.tries):
            try:
                with self.answer("GET", link, headers={"If-None-Match": f'"{had}"'}) as answer:
                    said = answer.headers.get("ETag", "").strip('W/"')
                    self._pour(answer, part, "wb", count)
                if _sum(part) == said:
                    part.replace(target)
                    return True
            except Problem as problem:
                if problem.status == 304:
                    return False
                raise
            except (OSError, http.client.HTTPException) as error:
                _unless_of_the_disk(error)
            self._rest(at)
        raise Problem(f"{target.name} did not come whole.", MISSING)

    # Reports

    def report(self, day, *isins, key=None):
        """Asks for a report on securities as of a day; its number is its `id`, `totalPrice` what it costs.

        Securities are named by ISIN or common code. For a day the same question is the same report, or
        whatever has the same `key`.
        """
        wish = {"date": _iso(day), "isins": [{"isin": one} for one in isins]}
        named = key or str(uuid.uuid5(uuid.NAMESPACE_URL, f"report/{wish['date']}/{','.join(isins)}"))
        return self.call("POST", "/reports/by-user/me", wish, headers={"Idempotency-Key": named})

    def wait_report(self, report, seconds=None, on_state=None):
        """Waits until a report is made, asking as rarely as the shop allows."""
        return self._wait(f"/reports/{int(report)}", f"Report {report}", seconds, on_state)

    def download_report(self, report, folder=None, kinds=(), progress=False):
        """Fetches and verifies the files of a report: all, or those of some of KINDS; what is there is skipped."""
        _kinds_in(kinds)
        folder = Path(folder or f"report_{report}")
        files = [one for one in self.call("GET", f"/reports/{int(report)}")["files"]
                 if not kinds or {one["kind"], one["kind"].split("_")[0]} & set(kinds)]
        if not files:
            raise Problem(f"Report {report} has no such files yet: wait for it first.", MISSING)
        work = [(_safe(one["name"]), one["bytes"], one["sha256"], f"/reports/{int(report)}/files/{one['kind']}")
                for one in files]
        _room_for([(folder / path, size) for path, size, *_ in work], folder)
        folder.mkdir(parents=True, exist_ok=True)
        fetched = self._all(work, folder, self._fetch_held, progress)
        return {"folder": str(folder), "files": len(work), "fetched": fetched}

    # Bytes

    def _all(self, work, folder, fetch, progress):
        """Fetches side by side; one that fails does not keep the others from coming."""
        bar = Bar(len(work), sum(size or 0 for _, size, _, _ in work), progress and work)
        missing, fetched = [], 0
        pool = ThreadPoolExecutor(max_workers=self.streams)
        try:
            going = {pool.submit(self._one, folder / path, rest, fetch, bar): path for path, *rest in work}
            for done in as_completed(going):
                path = going[done]
                try:
                    is_new = done.result()
                    fetched += is_new
                    bar.file()
                    self.say(f"{'fetched  ' if is_new else 'is there '} {path}")
                except Problem as problem:
                    missing.append(problem)
                    self.say(f"MISSING   {path}: {problem}")
        except BaseException:
            self._stop.set()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
            self._stop.clear()
            bar.end()
        if missing:
            forged = any(one.exit == FORGED for one in missing)
            raise Problem(f"{len(missing)} files are missing. {missing[0]}", FORGED if forged else MISSING)
        return fetched

    def _one(self, target, rest, fetch, bar):
        size, sha256, link = rest
        if sha256 and _is_whole(target, size, sha256):
            bar.bytes(size)
            return False
        target.parent.mkdir(parents=True, exist_ok=True)
        return fetch(target, size, sha256, link, bar.bytes)

    def _fetch(self, link, target, size, sha256, count):
        """Goes on where the part ends, as often as the connection breaks while something comes."""
        part, left = _part_of(target), self.tries
        while True:
            have = part.stat().st_size if part.exists() else 0
            if have > size:
                part.unlink()
                have = 0
            if have == size and part.exists():
                if _sum(part) == sha256:
                    part.replace(target)
                    return True
                part.unlink()
                raise Problem(f"{target.name} does not match its sum.", FORGED)
            headers = {"Range": f"bytes={have}-", "If-Range": f'"{sha256}"'} if have else {}
            try:
                with self.answer("GET", link, headers=headers) as answer:
                    is_rest = answer.status == 206
                    _unless_another(answer, size - have if is_rest else size)
                    self._pour(answer, part, "ab" if is_rest else "wb", count)
            except (OSError, http.client.HTTPException) as error:
                _unless_of_the_disk(error)
            came = part.stat().st_size if part.exists() else 0
            left = self.tries if have < came <= size else left - 1
            if left <= 0:
                raise Problem(f"{target.name} did not come whole.", UNREACHABLE)
            if came < size:
                self._rest(self.tries - left)

    def _pour(self, answer, part, mode, count):
        with open(part, mode) as file:
            while not self._stop.is_set():
                chunk = answer.read(CHUNK)
                if not chunk:
                    return
                file.write(chunk)
                count(len(chunk))
        raise Problem("interrupted", INTERRUPTED)

    # Calls

    def call(self, method, path, body=None, query=None, headers=None):
        """One call of the HTTP API; answers its `data`, whatever has to be repeated."""
        headers = {**_named(method, path), **(headers or {})}
        for at in range(self.tries):
            try:
                with self.answer(method, path, body, query, headers) as answer:
                    found = json.loads(answer.read() or b"null")
                    return found["data"] if isinstance(found, dict) and "data" in found else found
            except (OSError, http.client.HTTPException, ValueError):
                self._rest(at)
        raise Problem("The answer of the shop was not understood.", UNREACHABLE)

    def answer(self, method, path, body=None, query=None, headers=None):
        """An open answer. Calls are such that a repetition does nothing twice."""
        address = path if "://" in path else self.shop + (path if path.startswith("/api/") else "/api/v1" + path)
        if query:
            address += "?" + urllib.parse.urlencode(query)
        sent = {"Accept": "application/json", "User-Agent": "kontor.py", **(headers or {})}
        if self.token:
            sent["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        if data is not None:
            sent["Content-Type"] = "application/json"
        why = None
        for at in range(self.tries):
            if self._stop.is_set():
                raise Problem("interrupted", INTERRUPTED)
            request = urllib.request.Request(address, data=data, method=method, headers=sent)
            if method == "POST" and data is None:
                request.data = b""
            try:
                return self._open(request, timeout=self.idle)
            except urllib.error.HTTPError as error:
                why = _refusal(error)
                later = error.headers.get("Retry-After")
                if error.code not in LATER and not (error.code == 409 and later):
                    raise why
                self._rest(at, _seconds(later, error.headers.get("Date")))
            except (OSError, http.client.HTTPException) as error:
                why = Problem(f"The shop cannot be reached: {getattr(error, 'reason', error)}", UNREACHABLE)
                self._rest(at)
        raise why

    def _pages(self, path, limit=100):
        query = {"limit": limit}
        while True:
            found = self.call("GET", path, query=query)
            yield from found["content"]
            if found["next"] is None:
                return
            query["cursor"] = found["next"]

    def _rest(self, at, asked=0):
        self._stop.wait(max(min(self.pause * 2 ** at, 30), min(asked, 120)))


class Bar:
    """How far it is: a line that writes itself anew where somebody looks."""

    def __init__(self, files, size, shown=True):
        self.files, self.size, self.shown = files, size, shown
        self.done, self.came, self.begun, self.drawn = 0, 0, time.monotonic(), 0.0
        self.lock = threading.Lock()

    def bytes(self, count):
        with self.lock:
            self.came += count
            if self.shown and time.monotonic() - self.drawn > 0.1:
                self._draw()

    def file(self):
        with self.lock:
            self.done += 1

    def _draw(self):
        self.drawn = time.monotonic()
        rate = self.came / max(0.001, self.drawn - self.begun)
        share = min(1, self.came / self.size) if self.size else 1
        line = "#" * int(share * 24)
        sys.stderr.write(f"\r[{line:<24}] {self.done}/{self.files} files  {_size(self.came)}  {_size(rate)}/s   ")
        sys.stderr.flush()

    def end(self):
        if self.shown:
            self._draw()
            sys.stderr.write("\n")


# Signatures: Ed25519 of RFC 8032, of which a signature is only verified here.

_P = 2 ** 255 - 19
_L = 2 ** 252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, _P - 2, _P) % _P


def verify_ed25519(key, signature, message):
    """Whether a signature over a message was made with the private half of a key of 32 bytes."""
    try:
        point, made = _point(key), _point(signature[:32])
    except ValueError:
        return False
    factor = int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or factor >= _L:
        return False
    digest = hashlib.sha512(signature[:32] + key + message).digest()
    wanted = _plus(made, _times(int.from_bytes(digest, "little") % _L, point))
    found = _times(factor, _point((4 * pow(5, _P - 2, _P) % _P).to_bytes(32, "little")))
    return all((found[at] * wanted[2] - wanted[at] * found[2]) % _P == 0 for at in (0, 1))


def _point(data):
    number = int.from_bytes(data, "little")
    y, is_odd = number & ((1 << 255) - 1), number >> 255
    square = (y * y - 1) * pow(_D * y * y + 1, _P - 2, _P) % _P
    x = pow(square, (_P + 3) // 8, _P)
    if (x * x - square) % _P:
        x = x * pow(2, (_P - 1) // 4, _P) % _P
    if len(data) != 32 or y >= _P or (x * x - square) % _P or (x == 0 and is_odd):
        raise ValueError("no point of the curve")
    x = x if x & 1 == is_odd else _P - x
    return (x, y, 1, x * y % _P)


def _plus(a, b):
    one, two = (a[1] - a[0]) * (b[1] - b[0]) % _P, (a[1] + a[0]) * (b[1] + b[0]) % _P
    three, four = 2 * a[3] * b[3] * _D % _P, 2 * a[2] * b[2] % _P
    e, f, g, h = two - one, four - three, four + three, two + one
    return (e * f % _P, g * h % _P, f * g % _P, e * h % _P)


def _times(number, point):
    result = (0, 1, 1, 0)
    while number:
        if number & 1:
            result = _plus(result, point)
        point, number = _plus(point, point), number >> 1
    return result


# Small things

def _wanted(one):
    sent = {"product": one["product"], "from": _iso(one["from"]), "to": _iso(one["to"]),
            "includeDegraded": one["degraded"]}
    if one["exchanges"] or one["assets"]:
        sent["filterableProductParameters"] = {"levelOne": one["exchanges"], "levelTwo": one["assets"]}
    return {**sent, "isins": one["isins"]} if one["isins"] else sent


def _manifest(body):
    try:
        listed = json.loads(body)
    except ValueError:
        listed = None
    if not isinstance(listed, dict):
        raise Problem("The manifest is none.", FORGED)
    return listed


def _kinds_in(kinds):
    if not set(kinds) <= set(KINDS):
        raise Problem(f"Files of a report are {', '.join(KINDS)}.", USAGE)


def _days(months):
    for month in months:
        for bit in range(calendar.monthrange(*divmod(month["month"], 100))[1]):
            for condition in ("degraded", "missing", "extra", "available"):
                if month[condition] >> bit & 1:
                    yield month["month"] * 100 + bit + 1, condition
                    break


def _typed(kind, value):
    if kind != "number" or value in (None, ""):
        return value
    try:
        return float(value) if "." in value or "e" in value.lower() else int(value)
    except ValueError:
        return value


def _refusal(error):
    try:
        found = json.loads(error.read() or b"{}")
    except (ValueError, OSError, http.client.HTTPException):
        found = {}
    errors = found.get("errors", []) if isinstance(found, dict) else []
    words = "; ".join(f"{one.get('field')}: {one['message']}" if one.get("field") else one["message"] for one in errors)
    code = UNREACHABLE if error.code in LATER or error.code >= 500 else REFUSED
    return Problem(words or f"The shop answers {error.code}.", code, error.code, errors)


def _named(method, path):
    """What makes something is repeated under one key; a claim is the same one anyway."""
    if method != "POST" or path.endswith("/claims"):
        return {}
    return {"Idempotency-Key": str(uuid.uuid4())}


def _seconds(asked, said):
    """How long to wait; of a moment by the clock of whoever names it, for the own may be wrong."""
    if not asked:
        return 0
    if asked.strip().isdigit():
        return int(asked)
    try:
        until, now = (email.utils.parsedate_to_datetime(one) for one in (asked, said))
        return max(0, (until - now).total_seconds())
    except (TypeError, ValueError, AttributeError):
        return 0


def _unless_another(answer, size):
    """What somebody on the way answers in place of a file is not that file, and is not written."""
    if answer.length is not None and answer.length != size:
        raise http.client.HTTPException("another answer came in place of the file")


def _unless_of_the_disk(error):
    """Connections are tried again; a disk that is full or closed is not."""
    if isinstance(error, OSError) and error.filename is not None or getattr(error, "errno", None) in (28, 122):
        raise Problem(f"It cannot be written: {error}", MISSING)


def _room_for(files, folder):
    """Before anything is claimed: a disk that would be full on the way is said at once."""
    coming = sum(_left_of(target, size or 0) for target, size in files)
    free = _free_at(folder)
    if coming and free < coming + RESERVE:
        raise Problem(f"The disk has no room: {_size(coming)} are to come, and {_size(free)} are free, of which "
                      f"{_size(RESERVE)} stay so. Nothing of it is begun.", NO_ROOM)


def _left_of(target, size):
    if target.is_file() and target.stat().st_size == size:
        return 0
    part = _part_of(target)
    return max(0, size - part.stat().st_size) if part.is_file() else size


def _free_at(folder):
    """Where nobody can say it, there is room until there is none."""
    try:
        there = folder.absolute()
        while not there.exists():
            there = there.parent
        return shutil.disk_usage(there).free
    except OSError:
        return float("inf")


def _safe(path):
    parts = path.split("/")
    if "\\" in path or "\0" in path or ":" in path or any(part in ("", ".", "..") for part in parts):
        raise Problem(f"A path of the list is not safe: {path}", FORGED)
    return path


def _part(text):
    return urllib.parse.quote(str(text), safe="")


def _part_of(target):
    return target.with_name(target.name + ".part")


def _unpadded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _sum(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        for chunk in iter(lambda: file.read(CHUNK), b""):
            digest.update(chunk)
    return digest.hexdigest()


def _is_whole(path, size, sha256):
    return path.is_file() and path.stat().st_size == size and _sum(path) == sha256


def _size(count):
    for unit in ("B", "kB", "MB", "GB"):
        if count < 1000 or unit == "GB":
            return f"{count:.0f} {unit}" if unit == "B" else f"{count:.1f} {unit}"
        count /= 1000


# The command line

def _options():
    top = argparse.ArgumentParser(prog="kontor.py", description=__doc__.split("\n\n")[0],
                                  epilog=__doc__[__doc__.index("It ends with"):],
                                  formatter_class=argparse.RawDescriptionHelpFormatter)
    top.add_argument("--shop", help=f"address of the shop, {SHOP} without it")
    top.add_argument("--json", action="store_true", help="answers as JSON")
    commands = top.add_subparsers(dest="command", required=True, metavar="command")

    def command(name, words, *arguments):
        made = commands.add_parser(name, help=words, description=words)
        for argument in arguments:
            made.add_argument(argument, type=int if argument in ("order", "subscription") else str)
        return made

    for name, words in (("quote", "what days of a product cost and why"), ("order", "orders days of a product")):
        made = command(name, words, "product", "first", "last")
        made.add_argument("--also", nargs=3, action="append", default=[], metavar=("PRODUCT", "FIRST", "LAST"))
        made.add_argument("--degraded", action="store_true", help="degraded days as well")
        for parts in ("exchanges", "assets", "isins"):
            made.add_argument(f"--{parts}", default="", help="divided by commas, where a product is sold by them")
    made.add_argument("--total", type=float, help="gross amount that you have seen; at another one nothing is ordered")
    command("order-quote", "orders a saved quote at its price", "quote")
    for made in (commands.choices[name] for name in ("order", "order-quote")):
        made.add_argument("--pay", required=True, choices=("BankTransfer", "Card", "Quota"),
                          help="by Card it says a link that you open to pay, and waits")
        made.add_argument("--accept", required=True, help="what you declare: terms,legal_entity")
        made.add_argument("--reference", help="your own reference")
        made.add_argument("--key", help="the same key is the same order")
        made.add_argument("--wait", action="store_true", help="until it is completed")
        made.add_argument("--download", metavar="FOLDER", help="waits, and fetches the files")
    command("wait", "waits until an order is completed", "order").add_argument("--seconds", type=int)
    command("orders", "your orders")
    made = command("download", "fetches and verifies the files of an order", "order")
    made.add_argument("folder", nargs="?")
    command("verify", "checks a folder against its signed manifest", "folder")
    command("coverage", "which days of a product exist", "product")
    command("preview", "the first rows of a file", "product", "day")
    command("subscriptions", "what you subscribe to")
    made = command("since", "fetches what came of a subscription since the last run", "subscription")
    made.add_argument("folder", nargs="?")
    made.add_argument("--since", default="last", help="last, all or a day")
    made.add_argument("--archive", action="store_true", help="brings days back from the archive as well")
    made = command("report", "asks for a report of ISINs on a day, waits, fetches and verifies it", "day", "isins")
    made.add_argument("folder", nargs="?")
    made.add_argument("--kinds", default="", help=f"divided by commas, of {', '.join(KINDS)}; all without it")
    made.add_argument("--key", help="the same key is the same report")
    made.add_argument("--seconds", type=int, help="how long it waits")
    for made in (commands.choices[name] for name in ("order", "order-quote", "download", "since", "report")):
        made.add_argument("--streams", type=int, default=8, help="files at once")
    return top


def _listed(text):
    return [one for one in text.split(",") if one]


def _selections(options):
    listed = {name: _listed(getattr(options, name)) for name in ("exchanges", "assets", "isins")}
    days = [(options.product, options.first, options.last), *options.also]
    return [selection(*one, degraded=options.degraded, **listed) for one in days]


def _run(options, shop, show):
    name, progress = options.command, not options.json and sys.stderr.isatty()
    if name == "quote":
        return show(shop.quote(*_selections(options)), _quoted)
    if name in ("order", "order-quote"):
        return _ordered(options, shop, show, progress)
    if name == "wait":
        return show(shop.wait(options.order, options.seconds, lambda one: shop.say(one["state"])), lambda _: [])
    if name == "orders":
        return show(shop.orders(), lambda all: [f"{one['orderId']}  {one['state']:<11} {one['created'][:10]}" for one in all])
    if name == "download":
        return show(shop.download(options.order, options.folder, progress), _came)
    if name == "verify":
        return show(shop.verify(options.folder), lambda one: [f"{one['files']} files match the signed manifest."] + [MADE_UP] * one["test"])
    if name == "coverage":
        return show(shop.coverage(options.product), _covered)
    if name == "preview":
        rows = shop.preview(options.product, options.day)
        rows = rows if isinstance(rows, list) else rows.to_dict("records")
        return show(rows, lambda all: ["\t".join(all[0])] + ["\t".join(map(str, one.values())) for one in all] if all else [])
    if name == "subscriptions":
        return show(shop.subscriptions(), lambda all: [f"{one['typeId']}  {one['status']:<12} {one['name']}" for one in all])
    if name == "report":
        return _reported(options, shop, show, progress)
    return show(shop.since(options.subscription, options.folder, options.since, options.archive, progress), _came_since)


def _ordered(options, shop, show, progress):
    wish = {"pay": options.pay, "accept": _listed(options.accept), "key": options.key, "reference": options.reference}
    if options.command == "order":
        number = shop.order(*_selections(options), total=options.total, **wish)
    else:
        number = shop.order_quote(options.quote, **wish)
    show({"orderId": number}, lambda _: [f"Order {number} is placed."])
    if options.wait or options.download:
        shop.wait(number, on_state=lambda one: shop.say(one["state"]))
    return options.download and show(shop.download(number, options.download, progress), _came)


def _reported(options, shop, show, progress):
    kinds = _listed(options.kinds)
    _kinds_in(kinds)
    asked = shop.report(options.day, *_listed(options.isins), key=options.key)
    number, price = asked["id"], asked["totalPrice"]
    show({"reportId": number, "totalPrice": price}, lambda _: [f"Report {number} is asked for, at {_euros(price)}."])
    shop.wait_report(number, options.seconds, lambda one: shop.say(one["state"]))
    show(shop.download_report(number, options.folder, kinds, progress), _came_of_report)


def _say_link(payment):
    print(f"Open until {payment['expiresAt']} to pay: {payment['paymentLink']}", file=sys.stderr, flush=True)


def _quoted(quote):
    for item in quote["items"]:
        yield (f"{item['product']}  {_iso(item['from'])} to {_iso(item['to'])}  {item['countedDays']} days  "
               f"{item['numberOfFiles']} files  {_size(item['bytes'])}  {_euros(item['price'])}")
        yield from (f"  {one['message']}" for one in item["errors"] + item["warnings"])
    if quote["adminFee"]:
        yield f"administrative fee  {_euros(quote['adminFee'])}"
    yield f"net  {_euros(quote['totalPrice'])}   VAT {quote['vat']} %  {_euros(quote['vatAmount'])}"
    yield f"total  {_euros(quote['grossPrice'])}"
    yield from (f"  {one['message']}" for one in quote["errors"] + quote["warnings"])


def _euros(amount):
    return f"{amount:,.2f} EUR"


def _covered(found):
    first, last = (_iso(day) if day else "-" for day in (found["firstDay"], found["lastDay"]))
    yield f"{first} to {last}  {found['tradingDays']} trading days  {found['files']} files  {_size(found['bytes'])}"
    yield from (f"{condition:<9} {_iso(day)}" for day, condition in found["days"] if condition != "available")


def _came(told):
    return [f"All {told['files']} files are in {told['folder']} and match the signed manifest."]


def _came_of_report(told):
    return [f"All {told['files']} files are in {told['folder']} and match their SHA-256."]


def _came_since(told):
    yield from (f"withdrawn {path}" for path in told["withdrawn"])
    yield from (f"archived  {path} (--archive brings it back)" for path in told["archived"])
    yield f"{told['fetched']} of {told['files']} files came anew; all are in {told['folder']} and match their SHA-256."


def main(arguments=None):
    options = _options().parse_args(arguments)
    quiet = options.json or options.command in ("download", "since", "report") and sys.stderr.isatty()

    def show(data, words):
        print(json.dumps(data) if options.json else "\n".join(words(data)), flush=True)

    try:
        shop = Kontor(shop=options.shop, streams=getattr(options, "streams", 8),
                      say=None if quiet else lambda line: print(line, file=sys.stderr, flush=True))
        if shop.is_test:
            print(TEST, file=sys.stderr, flush=True)
        _run(options, shop, show)
        return 0
    except Problem as problem:
        print(f"{problem}", file=sys.stderr)
        return problem.exit
    except KeyboardInterrupt:
        print("interrupted: run it again, and it goes on", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        return 0
    except OSError as error:
        print(f"It cannot be written: {error}", file=sys.stderr)
        return MISSING


if __name__ == "__main__":
    sys.exit(main())
