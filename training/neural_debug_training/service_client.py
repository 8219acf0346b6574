"""Speaks to the prediction service: JSON-RPC with `neural-debug host` on its stdio."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from typing import Any


class ServiceError(Exception):
    """A request that the service has refused, with its reason."""


class Service:
    """A running host. One request at a time."""

    def __init__(self, command: list[str]) -> None:
        """Start `command host`, such as `["node", "dist/cli.js"]`."""
        self._folder = tempfile.TemporaryDirectory()
        pipe = os.path.join(self._folder.name, "sessions.sock")
        self._process = subprocess.Popen(
            [*command, "host", "--pipe", pipe], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._number = 0

    def __enter__(self) -> Service:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.stdin:
            self._process.stdin.close()
        self._process.wait(10)
        self._folder.cleanup()

    def request(self, method: str, **params: Any) -> Any:
        """The result of a request. Raises ServiceError."""
        self._number += 1
        self._send({"jsonrpc": "2.0", "id": self._number, "method": method, "params": params})
        while True:
            message = self._receive()
            if message.get("id") != self._number or "method" in message:
                continue
            if "error" in message:
                raise ServiceError(message["error"]["message"])
            return message["result"]

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process.stdin
        data = json.dumps(message).encode()
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self._process.stdin.flush()

    def _receive(self) -> dict[str, Any]:
        assert self._process.stdout
        length = 0
        while line := self._process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        if not length:
            raise ServiceError("The host has ended.")
        message: dict[str, Any] = json.loads(self._process.stdout.read(length))
        return message
