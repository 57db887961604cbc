// Does the server of this container live? Ends with 0 or 1. There is no curl in the image.
const port = process.env.HUSTINGS_PORT || process.env.PORT || '8080';
try {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, {
    signal: AbortSignal.timeout(4000),
  });
  process.exitCode = answer.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
