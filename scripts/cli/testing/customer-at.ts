import { ENVIRONMENT_ELEMENT_ID } from '@portal/platform/environment';

/**
 * Signs tanaka in as the page at this address would, and asks the API for her as that page: who she is, and which page may
 * read the answer.
 */
export async function customerAt(address: string) {
  const page = await (await fetch(address)).text();
  const [, data = ''] =
    page.match(new RegExp(`<script[^>]* id="${ENVIRONMENT_ELEMENT_ID}"[^>]*>(.*?)</script>`, 's')) ?? [];
  const { apiHost, firebase } = JSON.parse(data);
  const signedIn = await fetch(
    `${firebase.emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'tanaka@demo.example', password: 'demo-pass-1', returnSecureToken: true }),
    },
  );
  const { idToken } = await signedIn.json();
  const answer = await fetch(`${apiHost}/user`, { headers: { Authorization: `Bearer ${idToken}`, Origin: address } });
  return {
    status: answer.status,
    readableBy: answer.headers.get('access-control-allow-origin'),
    user: await answer.json(),
  };
}
