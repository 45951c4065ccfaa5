import type { Gender } from '../src/repositories/accounts.ts';
import type { Clinic, DoctorProfile } from '../src/repositories/doctors.ts';
import { DEMO_LOGINS } from './logins.ts';
import { createRandom, type Random } from './random.ts';

/** Blank fields are not given. */
export interface DemoDoctor extends DoctorProfile {
  name: string;
  email: string;
  gender: Gender | null;
  phoneNumber: string;
  address: string;
  specialization: string;
  clinic: Clinic;
}

const specializations = [
  'Cardiology',
  'Dermatology',
  'Neurology',
  'Pediatrics',
  'Orthopedics',
  'Ophthalmology',
  'General Practice',
  'Psychiatry',
  'Endocrinology',
  'Gynecology',
  'Urology',
  'Ear, Nose and Throat',
] as const;

// The first is the demo log-in. The others include names of one and of nearly 100 characters, and a long single word.
const names = [
  'Alder Brook',
  'Juniper Vale',
  'Hazel Ford',
  'Rowan Marsh',
  'Linden Shore',
  'Willow Creek',
  'Basil Stone',
  'Clover Heath',
  'Sorrel Glen',
  'Laurel Dune',
  'Aspen Ridge',
  'Cedar Field',
  'Briar Meadow',
  'Fern Hollow',
  'Ivy Harbor',
  'Jasper Lake',
  'Opal Rivers',
  'Onyx Hill',
  'Coral Bay',
  'Flint Moor',
  'Garnet Falls',
  'Slate Bridge',
  'Amber Wood',
  'Pearl Strand',
  'Sage Orchard',
  'Olive Terrace',
  'Q',
  'Honeysuckle Wintergreen Featherstone-Meadowsweet of the Upper Larkspur Valley and Lower Heather Hill',
  'Waldmeisterblütenwiesenbachuferbrücke',
  "Poppy O'Spring",
  'Marigold St. Lake-Underhill',
  'Édelweiss Gründahl',
  'Bjørk Ålund',
  'Çınar Gölbaşı',
  'Jabłoń Rzeczna',
  'Jeřabina Říčková',
  'Azucena del Río Ñandú',
  'Camélia Étang',
  'Bükkös Őrhegy',
  'Hoa Sen Đồng Nước',
  'Δάφνη Ποταμίδου',
  'Κέδρος Βουνίσιος',
  'Берёза Луговая',
  'Клён Озёрный',
  'Явір Степовий',
  'ვაზი მთისძირა',
  'Ծիրան Լեռնային',
  'ארז נחלי',
  'ياسمين الوادي',
  'زيتون النهر',
  'سرو کوهسار',
  'कमल सरोवर',
  'चंपा वाटिका',
  'শাপলা নদী',
  'தாமரை ஆறு',
  'ดอกบัว ลำธาร',
  '林',
  '竹清溪',
  '桜 川辺',
  '솔 시내',
] as const;

const clinicNames = [
  'Riverside Practice',
  'Green Leaf Clinic',
  'Harbor Health Rooms',
  'Hilltop Medical House',
  'Meadow Lane Clinic',
] as const;

function pickClinicName(name: string, random: Random): string {
  if (/\p{Script=Arabic}/u.test(name)) return 'عيادة الوادي';
  if (/\p{Script=Cyrillic}/u.test(name)) return 'Клиника «Берёзка»';
  return random.pick(clinicNames);
}

const streets = ['Sample Street', 'Example Road', 'Fiction Lane', 'Demo Square'] as const;

const hours = [
  'Mon–Fri 8:00–16:00',
  'Mon, Wed, Fri 9:00–13:00',
  'Tue and Thu 14:00–20:00',
  'By appointment',
] as const;

const bios = [
  'Invented for the demo. Likes clear answers, short waits and a good walk before work.',
  'A made-up doctor who takes time to listen and writes everything down in plain words.',
  'Fictional, friendly, and fond of long-distance cycling. Answers requests within two days.',
  'I am an example. I have worked in places that do not exist, with colleagues who do not either.',
  `This longer text shows how a profile looks when somebody has much to say. It is invented, like
everything in the demo.

It has several paragraphs, since people write in paragraphs: about where they trained, what they
care for in their work, which languages they speak, and how they like to be reached.

It ends here, with a wish for a pleasant day.`,
] as const;

/** Sixty invented doctors with names in many scripts and lengths; the first is the demo log-in. */
export const demoDoctors: readonly DemoDoctor[] = names.map(toDoctor);

function toDoctor(name: string, index: number): DemoDoctor {
  const random = createRandom(index + 1);
  const isDemoLogin = index === 0;
  const number = String(index + 1).padStart(2, '0');
  const has = (share: number) => isDemoLogin || random.chance(share);
  return {
    name,
    email: isDemoLogin ? DEMO_LOGINS.doctor.email : `doctor.${number}@demo.example`,
    gender: has(0.85) ? random.pick(['Female', 'Male']) : null,
    phoneNumber: has(0.8) ? `+1 555 0100 ${number}` : '',
    address: has(0.75) ? `${random.between(1, 99)} ${random.pick(streets)}, Demoville` : '',
    specialization: specializations[index % specializations.length] ?? specializations[0],
    cvUrl: has(0.6) ? `https://demo.example/cv/doctor-${number}` : '',
    bio: has(0.75) ? random.pick(bios) : '',
    clinic: has(0.7)
      ? {
          name: pickClinicName(name, random),
          location: has(0.85) ? `${random.between(1, 99)} ${random.pick(streets)}` : '',
          openHours: has(0.85) ? random.pick(hours) : '',
        }
      : { name: '', location: '', openHours: '' },
  };
}
