import { AuthScreen } from '../../features/auth/auth-screen';
import { AfterSignIn } from '../guards/arrival';
import { Gate } from '../guards/gate';

/** `/auth`: sign-in and registration; whoever is signed in already goes on. */
export function AuthRoute() {
  return <Gate signedOut={<AuthScreen />}>{() => <AfterSignIn />}</Gate>;
}
